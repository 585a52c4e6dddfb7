import { chakra, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { ObjectionDetail, Ruling } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { AnswerParts } from './answer-parts.tsx'
import { RulingLines } from './ruling-lines.tsx'

const Title = chakra('h2', { base: { textStyle: 'heading' } })

export interface RulingCardProps {
  detail: ObjectionDetail
  ruling: Ruling
}

/** The answer and its decision, without actions. */
export function RulingCard({ detail: { answer, exercise, students }, ruling }: RulingCardProps) {
  const { t } = useTranslation()
  return (
    <Card>
      <Stack gap={4}>
        <Title>{t('objections.ruling.title')}</Title>
        <AnswerParts type={exercise.type} parts={answer} textStyle="exercise" fontWeight="semibold" />
        <Text>{t('objections.ruling.students', { count: students })}</Text>
        <RulingLines ruling={ruling} />
        {!ruling.finished && <Text>{t('objections.ruling.goingOn')}</Text>}
        {ruling.reply && (
          <Stack gap={1}>
            <Text textStyle="small" color="fg.muted">
              {t('objections.ruling.reply')}
            </Text>
            <Text overflowWrap="anywhere" whiteSpace="pre-line">
              {ruling.reply}
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
