import type { SemanticColor } from './semantic-colors.ts'

const grounds = ['bg', 'bg.surface', 'bg.sunken'] as const satisfies SemanticColor[]
const onGrounds = [
  'fg',
  'fg.muted',
  'accent',
  'link',
  'info',
  'right',
  'warning',
  'wrong',
] as const satisfies SemanticColor[]
const tones = ['info', 'right', 'warning', 'wrong', 'accent'] as const satisfies SemanticColor[]

export type ContrastPair = readonly [ink: SemanticColor, ground: SemanticColor]

/** Text colours and their backgrounds. */
export const textPairs: readonly ContrastPair[] = [
  ...onGrounds.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...tones.flatMap((tone) => [[tone, `${tone}.subtle`] as const, ['fg', `${tone}.subtle`] as const]),
  ['fg.muted', 'accent.subtle'],
  ['fg.inverse', 'bg.inverse'],
  ['accent.fg', 'accent'],
  ['accent.fg', 'accent.hover'],
]

/** Borders that must be visible, and their backgrounds. */
export const linePairs: readonly ContrastPair[] = grounds.flatMap((ground) => [
  ['border.strong', ground] as const,
  ['focus', ground] as const,
])

/** The minimum contrast of WCAG 2.2 AA. */
export const leastContrast = { text: 4.5, line: 3 } as const
