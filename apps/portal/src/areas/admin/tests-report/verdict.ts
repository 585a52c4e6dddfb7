/** From which correlation on an exercise tells apart who knows more, as test makers usually judge it. */
const steps = [
  [0.4, 'well'],
  [0.2, 'fairly'],
  [0, 'hardly'],
] as const

/** What a discrimination means; below zero the weaker students do better, which is most often a wrong key. */
export const verdictOf = (discrimination: number) => steps.find(([from]) => discrimination >= from)?.[1] ?? 'backwards'
