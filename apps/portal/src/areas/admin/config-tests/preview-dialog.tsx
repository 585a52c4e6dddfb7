import { Flex, Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog, ExerciseView, Skeleton } from '@the-house/design-system'
import { noAnswer, type Answer, type Exercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Suspense, useRef, useState } from 'react'
import { errorMessageOf } from '../../../api/api-error.ts'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { Outside } from './outside.tsx'

export interface PreviewDialogProps {
  open: boolean
  ids: readonly number[]
  onClose: () => void
}

/** Previews a test as students get it, one exercise after the other; answers are not saved. */
export function PreviewDialog({ open, ids, onClose }: PreviewDialogProps) {
  const { t } = useTranslation()
  return (
    <Outside>
      <Dialog open={open} onClose={onClose} title={t('config-tests.preview.title')} size="lg">
        {open && <Preview ids={ids} />}
      </Dialog>
    </Outside>
  )
}

function Preview({ ids }: Pick<PreviewDialogProps, 'ids'>) {
  const { data, error } = useApiQuery('GET /exercise_bank/shown', { query: { ids: ids.join() } }, inlineErrors)
  if (error && !data) return <Alert status="danger">{errorMessageOf(error)}</Alert>
  return data ? <Walk exercises={data.content} /> : <Skeleton h="24rem" />
}

function Walk({ exercises }: { exercises: Exercise[] }) {
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const [answers, setAnswers] = useState<ReadonlyMap<number, Answer>>(new Map())
  const heading = useRef<HTMLHeadingElement>(null)
  const exercise = exercises[at]
  const total = exercises.length
  const go = (to: number) => {
    if (to < 0 || to >= total) return
    setAt(to)
    heading.current?.focus()
  }
  return (
    <Stack gap={5}>
      <Text color="fg.muted">{t('config-tests.preview.note')}</Text>
      <Text as="output">{t('config-tests.preview.position', { number: Math.min(at + 1, total), total })}</Text>
      {exercise && (
        <Suspense fallback={<Skeleton h="24rem" />}>
          <ExerciseView
            exercise={exercise}
            answer={answers.get(exercise.id) ?? noAnswer}
            onChange={(answer) => setAnswers(new Map(answers).set(exercise.id, answer))}
            status="open"
            headingRef={heading}
          />
        </Suspense>
      )}
      <Flex gap={3} justify="space-between">
        <Button aria-disabled={at === 0} onClick={() => go(at - 1)}>
          {t('config-tests.preview.previous')}
        </Button>
        <Button aria-disabled={at >= total - 1} onClick={() => go(at + 1)}>
          {t('config-tests.preview.next')}
        </Button>
      </Flex>
    </Stack>
  )
}
