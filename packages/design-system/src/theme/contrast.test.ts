import { describe, expect, it } from 'vitest'
import { leastContrast, linePairs, textPairs } from './contrast-pairs.ts'
import { contrast } from './contrast.ts'
import { rawColor } from './palettes.ts'
import { semanticColors, tribeTokens, type SemanticColor } from './semantic-colors.ts'

const of = (name: SemanticColor, mode: 'light' | 'dark') => rawColor(semanticColors[name][mode])

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.each(textPairs)('%s can be read on %s', (ink, ground) => {
    expect(contrast(of(ink, mode), of(ground, mode))).toBeGreaterThanOrEqual(leastContrast.text)
  })
  it.each(linePairs)('%s can be made out on %s', (ink, ground) => {
    expect(contrast(of(ink, mode), of(ground, mode))).toBeGreaterThanOrEqual(leastContrast.line)
  })
})

describe.each(Object.entries(tribeTokens))('the edge %s', (_, color) => {
  it.each(['light', 'dark'] as const)('can be made out in %s mode on every ground and on the own row', (mode) => {
    for (const ground of ['bg', 'bg.surface', 'bg.sunken', 'accent.subtle'] as const)
      expect(contrast(rawColor(color[mode]), of(ground, mode))).toBeGreaterThanOrEqual(leastContrast.line)
  })
})

it('knows the contrast of black on white', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
})
