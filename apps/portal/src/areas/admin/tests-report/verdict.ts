/** The lower limits of the discrimination (a correlation) for each verdict, as test makers usually judge it. */
const steps = [
  [0.4, 'well'],
  [0.2, 'fairly'],
  [-0.1, 'hardly'],
] as const

/**
 * Returns the verdict of a discrimination; clearly below zero the weaker students do better: most often the key is
 * wrong.
 */
export const verdictOf = (discrimination: number) => steps.find(([from]) => discrimination >= from)?.[1] ?? 'backwards'
