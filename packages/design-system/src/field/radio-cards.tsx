import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Mistake } from './mistake.tsx'
import { radioCardsRecipe } from './radio-cards-recipe.ts'

export interface RadioCardsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> {
  /** What is asked. */
  label: string
  options: readonly { value: string; label: string; icon?: ReactNode }[]
  error?: ReactNode
}

/** One of a few, side by side: native radios in cards. What a form library registers goes to each of them. */
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
      <Mistake id={id}>{error}</Mistake>
    </chakra.fieldset>
  )
}
