import { BottomBar, Card, Lesson, SegmentedProgress, useLessonFills } from '@the-house/design-system'
import { ExerciseTrial } from '@the-house/design-system/admin'
import type { Answer, ExerciseDraft } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState, type ReactNode } from 'react'
import { handleError } from '../../api/api-error.ts'
import { tryExercise } from '../../api/try-exercise.ts'

/** Marks an answer on the server, which keeps nothing; after an error the student can try again. */
async function mark(draft: ExerciseDraft, answer: Answer) {
  try {
    return await tryExercise(draft, answer)
  } catch (error) {
    handleError(error)
    throw error
  }
}

export interface PreviewLessonProps {
  drafts: ExerciseDraft[]
  /** The id of the exercise that is shown first. */
  first: number | null
  menu: ReactNode
}

/** One exercise after the other, in the layout of the students. */
export function PreviewLesson({ drafts, first, menu }: PreviewLessonProps) {
  const { t } = useTranslation()
  const fills = useLessonFills()
  const [chosen, setChosen] = useState(first)
  const at = Math.max(
    0,
    drafts.findIndex(({ id }) => id === chosen),
  )
  const draft = drafts[at]
  if (!draft) return null
  const following = drafts[at + 1]
  const goOn = (label: string) => following && { label, onPress: () => setChosen(following.id ?? chosen) }
  const steps = drafts.map(({ id, title }, place) => ({
    id: String(id),
    label: t('test.position', { number: place + 1, total: drafts.length }),
    title,
    state: 'open' as const,
  }))
  return (
    <Card p={{ base: 3, sm: 4, md: 8 }}>
      <ExerciseTrial key={draft.id} draft={draft} onTry={(answer) => mark(draft, answer)}>
        {({ exercise, open, marking, empty, verify, again }) => {
          const retry = { label: t('exercise-editor.preview.again'), onPress: again, loading: marking }
          const next = goOn(t('test.next'))
          return (
            <Lesson
              fills={fills}
              exercise={draft.id ?? at}
              still={!open}
              menu={menu}
              progress={
                <SegmentedProgress
                  steps={steps}
                  current={String(draft.id)}
                  place={fills ? 'bar' : 'page'}
                  onSelect={(id) => setChosen(Number(id))}
                />
              }
              actions={
                open ? (
                  <BottomBar
                    primary={{ label: t('test.verify'), onPress: verify }}
                    skip={goOn(t('test.skip'))}
                    reason={empty ? t('test.emptyReason') : undefined}
                  />
                ) : (
                  <BottomBar primary={next ?? retry} skip={next && retry} />
                )
              }
            >
              {exercise}
            </Lesson>
          )
        }}
      </ExerciseTrial>
    </Card>
  )
}
