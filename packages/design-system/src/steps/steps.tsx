import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { Step } from './step.ts'
import { StepMark } from './step-mark.tsx'
import { stepsRecipe } from './steps-recipe.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface StepsProps {
  /** The accessible name: what the steps lead to. */
  label: string
  steps: readonly Step[]
  /** Called when the user goes to a step that is done or has an error. */
  onSelect: (id: string) => void
}

const List = chakra('ol', stepsRecipe)

/** The progress through a few steps; finished ones can be visited again. */
export function Steps({ label, steps, onSelect }: StepsProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={label}>
      <List>
        {steps.map(({ id, label: name, state }, index) => {
          const content = (
            <>
              <StepMark state={state} number={index + 1} />
              <span>
                {name}
                <VisuallyHidden> ({t(`design.steps.${state}`)})</VisuallyHidden>
              </span>
            </>
          )
          return (
            <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' || state === 'error' ? (
                <button type="button" onClick={() => onSelect(id)}>
                  {content}
                </button>
              ) : (
                <span>{content}</span>
              )}
            </li>
          )
        })}
      </List>
    </nav>
  )
}
