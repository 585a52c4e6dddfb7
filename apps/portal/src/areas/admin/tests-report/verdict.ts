/** From which correlation on an exercise tells apart who knows more, as test makers usually judge it. */
const steps = [
  [0.4, 'well'],
  [0.2, 'fairly'],
  [-0.1, 'hardly'],
] as const

/** What a discrimination means; clearly below zero the weaker students do better: most often its key is wrong. */
export const verdictOf = (discrimination: number) => steps.find(([from]) => discrimination >= from)?.[1] ?? 'backwards'
