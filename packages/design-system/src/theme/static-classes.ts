/** The variants that a slot's styles depend on, by slot. */
export type SlotVariants = Readonly<Record<string, readonly string[]>>
export type Selection = Readonly<Record<string, unknown>>

/** The class of a slot in a selection of variants: one for each combination that the slot knows. */
export function classOf(name: string, slot: string, variants: readonly string[], selection: Selection): string {
  const chosen = variants.filter((variant) => selection[variant] !== undefined && selection[variant] !== false)
  return [`${name}__${slot}`, ...chosen.map((variant) => `${variant}_${String(selection[variant])}`)].join('-')
}

/** Returns the classes of all slots in a selection of variants: the same object for the same selection. */
export function staticClasses<Slot extends string>(
  name: string,
  slots: SlotVariants,
  defaults: object,
): (selection?: object) => Record<Slot, string>
export function staticClasses(
  name: string,
  slots: SlotVariants,
  defaults: object,
): (selection?: object) => Record<string, string> {
  const known = new Map<string, Record<string, string>>()
  return (selection = {}) => {
    const key = JSON.stringify(selection)
    const found = known.get(key)
    if (found) return found
    const all = { ...defaults, ...selection }
    const made = Object.fromEntries(
      Object.entries(slots).map(([slot, variants]) => [slot, classOf(name, slot, variants, all)]),
    )
    known.set(key, made)
    return made
  }
}
