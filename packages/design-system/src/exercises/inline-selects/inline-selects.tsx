import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { blankResults, keysOf } from '../blank-results.ts'
import { FilledBlank } from '../blank-outcome.tsx'
import { blankCount } from '../glued-parts.ts'
import { Question } from '../question.tsx'
import { Sentence } from '../sentence.tsx'
import { isLocked, type WidgetProps } from '../widget.ts'
import { inlineSelectsRecipe } from './inline-selects-recipe.ts'
import { optionAt, withOption } from './selections.ts'

/** A native select for each blank of a sentence; a change updates the answer and has no other effect. */
export function InlineSelects({ exercise, value, onChange, status, announce }: WidgetProps) {
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: inlineSelectsRecipe })()
  const locked = isLocked(status)
  const total = blankCount(exercise)
  const given = Array.from({ length: total }, (_, index) => optionAt(value.options, index + 1))
  const results = blankResults(given, keysOf(exercise, total, '|'), status)
  const answered = given.filter(Boolean).length
  const choose = (position: number, answer: string) => {
    const options = withOption(value.options, position, answer)
    announce?.(t('exercises.options.answered', { answered: options.length, total }))
    onChange({ ...value, options })
  }
  return (
    <Question exercise={exercise}>
      <Sentence exercise={exercise}>
        {({ blank: position, before, after }) => {
          const word = given[position - 1] ?? ''
          const choices = exercise.options.find((option) => option.position === position)?.options ?? []
          return (
            <chakra.span css={styles.joint} data-locked={locked ? '' : undefined}>
              {before}
              {locked ? (
                <FilledBlank given={word} position={position} total={total} result={results?.[position - 1]} />
              ) : (
                <chakra.select
                  css={styles.select}
                  aria-label={t('exercises.blank.name', { position, total })}
                  data-filled={word ? '' : undefined}
                  value={word}
                  onChange={(event) => choose(position, event.currentTarget.value)}
                >
                  <option value="">{t('exercises.options.choose')}</option>
                  {choices.map((choice) => (
                    <option key={choice} value={choice}>
                      {choice}
                    </option>
                  ))}
                </chakra.select>
              )}
              {after}
            </chakra.span>
          )
        }}
      </Sentence>
      {!locked && <chakra.p css={styles.status}>{t('exercises.options.answered', { answered, total })}</chakra.p>}
    </Question>
  )
}
