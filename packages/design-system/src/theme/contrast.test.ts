import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { rawColor } from './palettes.ts'
import { semanticColors, type SemanticColor } from './semantic-colors.ts'

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

const text: (readonly [SemanticColor, SemanticColor])[] = [
  ...onGrounds.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...tones.flatMap((tone) => [[tone, `${tone}.subtle`] as const, ['fg', `${tone}.subtle`] as const]),
  ['fg.muted', 'accent.subtle'],
  ['fg.inverse', 'bg.inverse'],
  ['accent.fg', 'accent'],
  ['accent.fg', 'accent.hover'],
]
const graphics: (readonly [SemanticColor, SemanticColor])[] = grounds.flatMap((ground) => [
  ['border.strong', ground] as const,
  ['focus', ground] as const,
])

const of = (name: SemanticColor, mode: 'light' | 'dark') => rawColor(semanticColors[name][mode])

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.each(text)('%s can be read on %s', (ink, ground) => {
    expect(contrast(of(ink, mode), of(ground, mode))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(graphics)('%s can be made out on %s', (ink, ground) => {
    expect(contrast(of(ink, mode), of(ground, mode))).toBeGreaterThanOrEqual(3)
  })
})

it('knows the contrast of black on white', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
})
