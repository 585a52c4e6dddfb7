import type { Alternative, SafeHtml } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Html } from '../../html/html.tsx'
import { ResultIcon } from '../result-icon.tsx'
import type { Reader } from '../widget.ts'
import type { choiceCardsRecipe } from './choice-cards-recipe.ts'
import { prefixOf, type ChoiceResult } from './choices.ts'

const icons = { rightly: 'right', wrongly: 'wrong', missed: 'right', chosen: null } as const

const wordOf = (result: NonNullable<ChoiceResult>, reader: Reader) =>
  reader === 'teacher' && result !== 'missed'
    ? (`exercises.theirs.${result}` as const)
    : (`exercises.choice.${result}` as const)

export interface ChoiceCardProps {
  alternative: Alternative
  index: number
  kind: 'radio' | 'checkbox'
  name: string
  defaultChecked: boolean
  disabled: boolean
  result: ChoiceResult
  reader: Reader
  /** What the author says to whoever has chosen this; absent: nothing, or it may not be seen yet. */
  feedback?: SafeHtml | undefined
  /** The classes of the recipe's slots. */
  styles: ReturnType<typeof choiceCardsRecipe>
}

/** One answer: the whole card is the label of a native input, so that a press anywhere selects it. */
export function ChoiceCard({
  alternative,
  index,
  kind,
  name,
  defaultChecked,
  disabled,
  result,
  reader,
  feedback,
  styles,
}: ChoiceCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const icon = result && icons[result]
  const card = (
    <label className={styles.card} data-result={result}>
      <input
        className={styles.input}
        type={kind}
        name={name}
        value={alternative.id}
        defaultChecked={defaultChecked}
        disabled={disabled}
        aria-describedby={feedback ? id : undefined}
      />
      <span className={styles.prefix} aria-hidden="true">
        {prefixOf(index)}
      </span>
      <span className={styles.title}>
        <span lang="en">{alternative.title}</span>
        {result && (
          <span className={styles.note}>
            {icon && <ResultIcon result={icon} />}
            {t(wordOf(result, reader))}
          </span>
        )}
      </span>
      {!disabled && (
        <span className={styles.mark} aria-hidden="true">
          <Check />
        </span>
      )}
    </label>
  )
  if (!feedback) return card
  return (
    <div>
      {card}
      <div id={id} className={styles.feedback} data-result={result}>
        <Html html={feedback} />
      </div>
    </div>
  )
}
