import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { isMarkedByTeacher, type Answer, type Exercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useId, type ReactNode, type Ref } from 'react'
import { Html } from '../../html/html.tsx'
import { ResultIcon } from '../result-icon.tsx'
import type { ExerciseStatus } from '../widget.ts'
import { AsidePlace } from './aside-place.tsx'
import { resultNoteRecipe } from './result-note-recipe.ts'
import { rightAnswer } from './right-answer.ts'
import { lettersRight } from './letters-right.ts'
import { SeeCorrection } from './see-correction.tsx'

const tones = {
  correct: { tone: 'right', icon: 'right' },
  wrong: { tone: 'wrong', icon: 'wrong' },
  waiting: { tone: 'waiting', icon: 'waiting' },
  answered: { tone: 'neutral', icon: null },
} as const

export interface ResultNoteProps {
  exercise: Exercise
  answer: Answer
  status: Exclude<ExerciseStatus, 'open' | 'disabled'>
  /** Ref of the note, which receives the focus after Verify (tabIndex -1). */
  ref?: Ref<HTMLElement> | undefined
  /** Shown below: an objection to an automatic mark, or the second version of a corrected text. */
  aside?: ReactNode
}

/** The result of an answer, with text, icon and explanation. */
export function ResultNote({ exercise, answer, status, ref, aside }: ResultNoteProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const open = isMarkedByTeacher(exercise.type)
  const corrected = open && status !== 'answered' && (exercise.feedback !== null || exercise.evaluation !== null)
  const { tone, icon } = status === 'waiting' && corrected ? { tone: 'neutral' as const, icon: null } : tones[status]
  const styles = useSlotRecipe({ recipe: resultNoteRecipe })({ tone })
  const right = status === 'wrong' ? rightAnswer(exercise, i18n.language) : null
  const title = corrected && (status === 'waiting' || open) ? 'corrected' : status
  const letters = status === 'wrong' ? lettersRight(exercise) : null
  const marked = status === 'correct' || status === 'wrong'
  return (
    <chakra.section ref={ref} tabIndex={-1} css={styles.root} aria-labelledby={id} data-part="note">
      <chakra.p id={id} css={styles.title}>
        {icon && <ResultIcon result={icon} />}
        {letters ? t('exercises.letters.score', letters) : t(`feedback.exercise.${title}`)}
      </chakra.p>
      <chakra.div css={styles.body} _empty={{ display: 'none' }}>
        {right && (
          <p>
            {t('feedback.exercise.rightAnswer')}{' '}
            <chakra.strong
              lang="en"
              translate="no"
              css={styles.right}
              data-rows={right.includes('\n') ? '' : undefined}
            >
              {right}
            </chakra.strong>
          </p>
        )}
        {corrected && exercise.evaluation !== null && (
          <chakra.p css={styles.mark}>{t('feedback.exercise.mark', { mark: exercise.evaluation })}</chakra.p>
        )}
        {status === 'waiting' && !corrected && <p>{t('feedback.exercise.waitingText')}</p>}
        {corrected && <SeeCorrection exercise={exercise} written={answer.text} aside={aside} />}
        {!open && marked && exercise.feedback && <Html html={exercise.feedback} />}
        {!open && (status === 'wrong' || exercise.objection) && aside && <AsidePlace>{aside}</AsidePlace>}
      </chakra.div>
    </chakra.section>
  )
}
