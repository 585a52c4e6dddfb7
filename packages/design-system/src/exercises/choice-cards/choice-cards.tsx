import { useTranslation } from '@the-house/i18n'
import { startTransition, useId, useRef } from 'react'
import { Question } from '../question.tsx'
import { useDigits } from '../use-digits.ts'
import { isLocked, type WidgetProps } from '../widget.ts'
import { ChoiceCard } from './choice-card.tsx'
import { choiceCardsRecipe } from './choice-cards-recipe.ts'
import { choiceResult } from './choices.ts'
import { checkedIds, inputsOf, useNativeChoice } from './native-choice.ts'

/** The longest answer, in characters, that still reads well in a card of half the width. */
const short = 22

/** Single choice (radios) or multiple choice (checkboxes), shown as cards. */
export function ChoiceCards(props: WidgetProps) {
  const { exercise, value, onChange, status, reader = 'student', shortcuts = true, announce } = props
  const { t } = useTranslation()
  const name = useId()
  const cards = useRef<HTMLDivElement>(null)
  const several = exercise.type === 'MULTIPLE_ALTERNATIVE'
  const kind = several ? 'checkbox' : 'radio'
  const locked = isLocked(status)
  const { alternatives, alternative_feedback: feedback } = exercise
  const styles = choiceCardsRecipe({
    kind,
    short: alternatives.length > 3 && alternatives.every(({ title }) => title.length <= short),
  })
  useNativeChoice(cards, value.alternatives)
  useDigits(shortcuts && !locked, (digit) => {
    const input = inputsOf(cards.current)[digit - 1]
    input?.focus()
    input?.click()
  })
  const choose = () => {
    const chosen = checkedIds(cards.current)
    if (several) announce?.(t('exercises.selected', { count: chosen.length }))
    // The browser has painted the choice already; React's update is less urgent and can wait for the next frame.
    startTransition(() => onChange({ ...value, alternatives: chosen }))
  }
  return (
    <Question
      exercise={exercise}
      hint={locked ? undefined : t(several ? 'exercises.chooseAll' : 'exercises.chooseOne')}
    >
      <div ref={cards} className={styles.root} translate="no" onChange={choose}>
        {alternatives.map((alternative, index) => {
          const { id } = alternative
          const chosen = value.alternatives.includes(id)
          return (
            <ChoiceCard
              key={id}
              {...{ alternative, index, kind, name, reader, styles }}
              defaultChecked={chosen}
              disabled={locked}
              result={choiceResult({ chosen, key: exercise.correct_alternatives, id, status })}
              feedback={locked && chosen ? feedback?.find((each) => each.id === id)?.html : undefined}
            />
          )
        })}
      </div>
      {several && !locked && (
        <p className={styles.status}>{t('exercises.selected', { count: value.alternatives.length })}</p>
      )}
    </Question>
  )
}
