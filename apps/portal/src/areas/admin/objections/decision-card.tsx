import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { allows, type ObjectionDetail } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useUser } from '../../../session/session.ts'
import { AnswerParts } from './answer-parts.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { useDecision } from './use-decision.ts'

const Title = chakra('h2', { base: { textStyle: 'heading' } })

/** The answer, how often it was given, and the actions: administrators accept, teachers endorse, both refuse. */
export function DecisionCard({ detail }: { detail: ObjectionDetail }) {
  const { t } = useTranslation()
  const user = useUser()
  const decision = useDecision(detail)
  const { answer, exercise, students, alike, backed_by } = detail
  const mayAccept = allows('manageContent', user)
  return (
    <Card>
      <Stack gap={4}>
        <Title>{t('objections.answer')}</Title>
        <AnswerParts type={exercise.type} parts={answer} textStyle="exercise" fontWeight="semibold" />
        <Text>
          {t('objections.students', { count: students })} · {t('objections.alike', { count: alike })}
        </Text>
        {backed_by && <Text>{t('objections.backedBy', { name: backed_by.name })}</Text>}
        <Text color="fg.muted">{t(mayAccept ? 'objections.hint' : 'objections.hintTeacher')}</Text>
        <Flex gap={3} wrap="wrap">
          {mayAccept ? (
            <Button variant="primary" onClick={() => decision.ask('accept')}>
              {t('objections.accept.button')}
            </Button>
          ) : (
            <Button
              variant="primary"
              loading={decision.busy}
              aria-pressed={backed_by !== null}
              onClick={() => void decision.back(backed_by === null)}
            >
              {t(backed_by ? 'objections.unback' : 'objections.back')}
            </Button>
          )}
          <Button onClick={() => decision.ask('refuse')}>{t('objections.refuse.button')}</Button>
        </Flex>
      </Stack>
      <DecideDialog detail={detail} decision={decision} />
    </Card>
  )
}
