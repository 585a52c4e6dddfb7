import type { SlotRecipeDefinition, SlotRecipeVariantRecord } from '@chakra-ui/react/styled-system'
import { staticClasses, type SlotVariants } from './static-classes.ts'

type Value<Option> = Option extends 'true' | 'false' ? boolean : Option
type Selected<Variants> = { [Name in keyof Variants]?: Value<keyof Variants[Name]> | undefined }

export interface StaticSlotRecipe<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>> {
  (selection?: Selected<Variants>): Record<Slot, string>
  /** What the build writes the styles of; a built page has the classes alone. */
  recipe: { name: string; slots: SlotVariants; config: SlotRecipeDefinition<Slot, Variants> }
}

/** The variants that change a slot, which alone name its classes. */
const variantsOf = (slot: string, { variants = {}, compoundVariants = [] }: SlotRecipeDefinition): string[] =>
  Object.entries(variants)
    .filter(
      ([name, options]) =>
        Object.values(options).some((slots) => slot in slots) ||
        compoundVariants.some((compound) => name in compound && slot in compound.css),
    )
    .map(([name]) => name)

/**
 * A slot recipe whose styles are written into the style sheet at build: the classes of its slots cost nothing at run
 * time. For parts that are drawn often or must be drawn early; its variants take one value, not one for each width.
 */
export function staticSlotRecipe<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
  name: string,
  config: SlotRecipeDefinition<Slot, Variants>,
): StaticSlotRecipe<Slot, Variants> {
  const slots = Object.fromEntries(config.slots.map((slot) => [slot, variantsOf(slot, config)]))
  return Object.assign(staticClasses<Slot>(name, slots, config.defaultVariants ?? {}), {
    recipe: { name, slots, config },
  })
}
