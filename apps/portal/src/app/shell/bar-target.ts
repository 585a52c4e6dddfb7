const wide = 'min(2.75rem, 15vw)'

/** The width of a button in the top bar: a touch target, and no wider on a small screen with large text. */
export const barTarget = { w: wide, minW: wide } as const
