import type { StrictInputType } from 'storybook/internal/types'

/** The recipe that Chakra stores on a styled component. */
interface Recipe {
  variants?: Record<string, Record<string, unknown>>
  defaultVariants?: Record<string, string | boolean>
}

/** Chakra's own property, and the one that the docs add for components based on another (said-in-code.ts). */
interface Made {
  __emotion_cva?: Recipe
  styled?: { by: Made; without: string[] }
  usual?: Record<string, string>
}

const isMade = (component: unknown): component is Made =>
  component !== null && ['object', 'function'].includes(typeof component)

const written = (value: string | boolean) => (typeof value === 'string' ? `'${value}'` : String(value))

/** The defaults that the body of a component gives its props. */
export const usualOf = (component: unknown): Record<string, string> => (isMade(component) && component.usual) || {}

/** The variant props of a recipe, with their options and defaults. */
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
