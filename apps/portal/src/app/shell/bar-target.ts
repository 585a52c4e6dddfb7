const wide = 'min(2.75rem, 15vw)'

/** How wide a button of the top bar is: as wide as a finger, and no wider on a small screen whose text is large. */
export const barTarget = { w: wide, minW: wide } as const
