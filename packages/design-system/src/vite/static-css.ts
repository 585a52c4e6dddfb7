import type { SlotRecipeDefinition, SystemContext } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { css } from '@emotion/react'
import { classOf, type Selection, type SlotVariants } from '../theme/static-classes.ts'

export interface WrittenRecipe {
  name: string
  slots: SlotVariants
  config: SlotRecipeDefinition
}

/** Every selection of some of a recipe's variants, each left out, too. */
const selectionsOf = (names: readonly string[], { variants = {} }: SlotRecipeDefinition): Selection[] =>
  names.reduce<Selection[]>(
    (all, name) =>
      all.flatMap((one) => [
        one,
        ...Object.keys(variants[name] ?? {}).map((option) => ({ ...one, [name]: option === 'true' || option })),
      ]),
    [{}],
  )

/** The rules of every class that a static recipe can answer with. */
export function staticCss({ sva }: Pick<SystemContext, 'sva'>, { name, slots, config }: WrittenRecipe): string {
  const cache = createCache({ key: 'house' })
  const styles = sva({ ...config, defaultVariants: {} })
  return Object.entries(slots)
    .flatMap(([slot, names]) =>
      selectionsOf(names, config).map(
        (selection) =>
          cache.insert(`.${classOf(name, slot, names, selection)}`, css(styles(selection)[slot]), cache.sheet, false) ??
          '',
      ),
    )
    .join('')
}
