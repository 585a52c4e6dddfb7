import type { StrictInputType } from 'storybook/internal/types'

/** What Chakra keeps of a recipe on the component that it made. */
interface Recipe {
  variants?: Record<string, Record<string, unknown>>
  defaultVariants?: Record<string, string | boolean>
}

/** Chakra's name, and what the docs are told of a component that stands on another (said-in-code.ts). */
interface Made {
  __emotion_cva?: Recipe
  styled?: { by: Made; without: string[] }
  usual?: Record<string, string>
}

const isMade = (component: unknown): component is Made =>
  component !== null && ['object', 'function'].includes(typeof component)

const written = (value: string | boolean) => (typeof value === 'string' ? `'${value}'` : String(value))

/** What holds where a prop is not given, as the code of a component says it in its body. */
export const usualOf = (component: unknown): Record<string, string> => (isMade(component) && component.usual) || {}

/** The props that a component has because it looks as a recipe says: which there are, and what holds without them. */
export function choicesOfRecipe(component: unknown): Record<string, StrictInputType> {
  if (!isMade(component)) return {}
  const { by, without } = component.styled ?? { by: component, without: [] }
  // oxlint-disable-next-line no-underscore-dangle -- Chakra's name
  const { variants = {}, defaultVariants = {} } = by.__emotion_cva ?? {}
  return Object.fromEntries(
    Object.entries(variants)
      .filter(([name]) => !without.includes(name))
      .map(([name, looks]): [string, StrictInputType] => {
        const choices = Object.keys(looks)
        const isSwitch = choices.every((choice) => ['true', 'false'].includes(choice))
        const usual = defaultVariants[name] ?? (isSwitch ? false : undefined)
        const table = {
          type: { summary: isSwitch ? 'boolean' : 'enum' },
          ...(usual !== undefined && { defaultValue: { summary: written(usual) } }),
        }
        return [name, { name, type: isSwitch ? { name: 'boolean' } : { name: 'enum', value: choices }, table }]
      }),
  )
}
