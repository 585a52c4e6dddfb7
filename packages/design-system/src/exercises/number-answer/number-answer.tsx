import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Diff } from 'lucide-react'
import { useId, useRef } from 'react'
import { IconButton } from '../../button/icon-button.tsx'
import { Question } from '../question.tsx'
import { isLocked, type WidgetProps } from '../widget.ts'
import { MarkedNumber } from './marked-number.tsx'
import { numberAnswerRecipe } from './number-answer-recipe.ts'
import { UnitSelect } from './unit-select.tsx'
import { useQuantity } from './use-quantity.ts'

/** The longest text that a number can be typed as. */
const longest = 60

/** A number, with point or comma as the language writes it, and its unit where there are some. Words of `numerical`. */
export function NumberAnswer({
  exercise,
  value,
  onChange,
  status,
  reader = 'student',
  announce,
  onSubmit,
}: WidgetProps) {
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: numberAnswerRecipe })()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const quantity = useQuantity({ value, onChange, announce })
  const units = exercise.options[0]?.options ?? []
  if (isLocked(status))
    return (
      <Question exercise={exercise}>
        <MarkedNumber {...{ exercise, value, status, reader, styles }} />
      </Question>
    )
  return (
    <Question exercise={exercise}>
      <chakra.label css={styles.label} htmlFor={id}>
        {t('numerical.label')}
      </chakra.label>
      <chakra.div css={styles.fields}>
        <chakra.input
          ref={field}
          id={id}
          css={styles.input}
          type="text"
          inputMode="decimal"
          translate="no"
          value={quantity.text}
          maxLength={longest}
          aria-invalid={quantity.isWrong || undefined}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => quantity.type(event.currentTarget.value)}
          onBlur={() => quantity.leave()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onSubmit?.()
          }}
        />
        <IconButton
          label={t('numerical.sign')}
          css={styles.sign}
          onClick={() => {
            quantity.changeSign()
            field.current?.focus()
          }}
        >
          <Diff size={20} aria-hidden="true" />
        </IconButton>
        {units.length > 0 && (
          <UnitSelect units={units} unit={quantity.unit} onChange={quantity.chooseUnit} styles={styles} />
        )}
        {quantity.unit === '' && (
          <chakra.span css={styles.paper} lang="en" translate="no">
            {units.join(' · ')}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.p id={`${id}-note`} css={styles.note} data-wrong={quantity.isWrong ? '' : undefined}>
        {quantity.note}
      </chakra.p>
    </Question>
  )
}
