import type { Palette, Shade } from '../theme/palettes.ts'

export interface PaperKey {
  color: `${Palette}.${Shade}`
  /** The end of the flight, relative to its start, in rem. */
  x: number
  y: number
  /** The rotation in degrees. */
  turn: number
  delayMs: number
}

const colors = ['brick.400', 'lamp.400', 'leaf.400', 'sky.400', 'sun.400'] as const

/** Keys in all directions, each with its own flight; deterministic, so that screenshots do not vary. */
export const paperKeys: readonly PaperKey[] = Array.from({ length: 22 }, (_, index) => {
  const angle = (index / 22) * 2 * Math.PI
  const reach = 8 + ((index * 7) % 5) * 2.2
  return {
    color: colors[index % colors.length] ?? 'lamp.400',
    x: Math.round(Math.cos(angle) * reach * 10) / 10,
    y: Math.round((Math.sin(angle) * reach * 0.7 - 4) * 10) / 10,
    turn: ((index * 137) % 540) - 270,
    delayMs: (index % 4) * 60,
  }
})
