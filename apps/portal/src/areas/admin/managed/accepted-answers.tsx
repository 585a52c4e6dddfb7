import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Button, Card, ConfirmDialog } from '@the-house/design-system'
import type { AcceptedAnswer, ExerciseType } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { deleteAcceptedAnswer } from '../../../api/objections.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import { answerInWords } from '../answer-in-words.ts'

const Title = chakra('h2', { base: { textStyle: 'label', fontWeight: 'semibold' } })

export interface AcceptedAnswersProps {
  id: number
  type: ExerciseType
}

/** Lists the accepted answers of an exercise besides its key, which objections have added. */
export function AcceptedAnswers({ id, type }: AcceptedAnswersProps) {
  const { t, i18n } = useTranslation()
  const { unity } = useUser()
  const { data, mutate } = useApiQuery('GET /exercises/:id/right_answers', { params: { id } })
  const [asked, setAsked] = useState<AcceptedAnswer | null>(null)
  const [busy, setBusy] = useState(false)
  if (!data || data.content.length === 0) return null
  const told = ({ answer }: AcceptedAnswer) => answerInWords(type, answer, i18n.language)

  async function remove({ gist }: AcceptedAnswer) {
    setBusy(true)
    await deleteAcceptedAnswer(id, gist).catch(handleError)
    await mutate()
    setBusy(false)
    setAsked(null)
  }

  return (
    <Card>
      <Stack gap={3}>
        <Title>{t('exercise-editor.also.title')}</Title>
        <Text color="fg.muted">{t('exercise-editor.also.text')}</Text>
        <Stack as="ul" listStyleType="none" gap={2}>
          {data.content.map((one) => (
            <Flex as="li" key={one.gist} gap={3} wrap="wrap" align="center" justify="space-between">
              <div>
                <Text lang="en" translate="no" fontWeight="semibold" overflowWrap="anywhere">
                  {told(one)}
                </Text>
                <Text textStyle="small" color="fg.muted">
                  {[one.added_by?.name, formatMoment(one.added_at, unity.time_zone)].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <Button
                aria-label={t('exercise-editor.also.remove', { answer: told(one) })}
                onClick={() => setAsked(one)}
              >
                {t('exercise-editor.also.confirm')}
              </Button>
            </Flex>
          ))}
        </Stack>
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title={t('exercise-editor.also.question', { answer: asked ? told(asked) : '' })}
        description={t('exercise-editor.also.removeText')}
        confirmLabel={t('exercise-editor.also.confirm')}
        loading={busy}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(null)}
      />
    </Card>
  )
}
