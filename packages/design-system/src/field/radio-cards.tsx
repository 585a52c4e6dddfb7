import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import { radioCardsRecipe } from './radio-cards-recipe.ts'

export interface RadioCardsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> {
  /** The question: the accessible name of the group. */
  label: string
  options: readonly { value: string; label: string; icon?: ReactNode }[]
  error?: ReactNode
}

/** A single choice of a few options: native radios in cards. The props of a form library go to each radio. */
export function RadioCards({ label, options, error, ...rest }: RadioCardsProps) {
  const styles = useSlotRecipe({ recipe: radioCardsRecipe })()
  const id = useId()
  return (
    <chakra.fieldset
      css={styles['root']}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <chakra.legend css={styles['legend']}>{label}</chakra.legend>
      <chakra.div css={styles['cards']}>
        {options.map((option) => (
          <chakra.label key={option.value} css={styles['card']}>
            <chakra.input {...rest} css={styles['input']} type="radio" value={option.value} />
            {option.icon}
            <span>{option.label}</span>
            <chakra.span css={styles['dot']} aria-hidden="true" />
          </chakra.label>
        ))}
      </chakra.div>
      <FieldError id={id}>{error}</FieldError>
    </chakra.fieldset>
  )
}
