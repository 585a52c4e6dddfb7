import type { TribeColor } from '@the-house/domain'
import type { RawColor } from './palettes.ts'

interface Pair {
  light: RawColor
  dark: RawColor
}

/**
 * The semantic colours, light and dark. Dark is no inversion: the background is ink, and accents are lit like lamps.
 * contrast.test.ts checks the contrast of every pair.
 */
export const semanticColors = {
  bg: { light: 'plaster.100', dark: 'ink.900' },
  'bg.surface': { light: 'plaster.50', dark: 'ink.800' },
  'bg.sunken': { light: 'plaster.200', dark: 'ink.700' },
  'bg.inverse': { light: 'ink.800', dark: 'plaster.200' },
  fg: { light: 'ink.800', dark: 'plaster.200' },
  'fg.muted': { light: 'ink.500', dark: 'ink.200' },
  'fg.inverse': { light: 'plaster.50', dark: 'ink.800' },
  border: { light: 'plaster.300', dark: 'ink.600' },
  'border.strong': { light: 'plaster.600', dark: 'ink.300' },
  accent: { light: 'brick.500', dark: 'lamp.400' },
  'accent.hover': { light: 'brick.600', dark: 'lamp.300' },
  'accent.edge': { light: 'brick.700', dark: 'lamp.600' },
  'accent.fg': { light: 'plaster.50', dark: 'ink.900' },
  'accent.subtle': { light: 'brick.50', dark: 'lamp.900' },
  link: { light: 'sky.600', dark: 'sky.200' },
  info: { light: 'sky.600', dark: 'sky.200' },
  'info.subtle': { light: 'sky.50', dark: 'sky.800' },
  right: { light: 'leaf.600', dark: 'leaf.200' },
  'right.subtle': { light: 'leaf.50', dark: 'leaf.800' },
  warning: { light: 'sun.600', dark: 'sun.200' },
  'warning.subtle': { light: 'sun.50', dark: 'sun.800' },
  wrong: { light: 'poppy.600', dark: 'poppy.200' },
  'wrong.subtle': { light: 'poppy.50', dark: 'poppy.800' },
  focus: { light: 'sky.500', dark: 'lamp.200' },
} as const satisfies Record<string, Pair>

/** The colours of tribes, for the edges of their symbols. */
export const tribeTokens = {
  'tribe.brick': { light: 'brick.500', dark: 'brick.300' },
  'tribe.lamp': { light: 'lamp.600', dark: 'lamp.300' },
  'tribe.leaf': { light: 'leaf.500', dark: 'leaf.300' },
  'tribe.sky': { light: 'sky.500', dark: 'sky.300' },
  'tribe.sun': { light: 'sun.600', dark: 'sun.200' },
  'tribe.poppy': { light: 'poppy.600', dark: 'poppy.300' },
  'tribe.ink': { light: 'ink.700', dark: 'ink.200' },
  'tribe.stone': { light: 'plaster.600', dark: 'plaster.400' },
} as const satisfies Record<`tribe.${TribeColor}`, Pair>

export type SemanticColor = keyof typeof semanticColors

/** Colours of the drawings: plaster in light mode is dusk in dark mode, and windows are lit. */
export const drawingColors = {
  'draw.sky': { light: 'sky.100', dark: 'ink.700' },
  'draw.wall': { light: 'plaster.100', dark: 'ink.500' },
  'draw.wall.shade': { light: 'plaster.300', dark: 'ink.600' },
  'draw.roof': { light: 'brick.500', dark: 'brick.600' },
  'draw.roof.shade': { light: 'brick.600', dark: 'brick.700' },
  'draw.wood': { light: 'sun.700', dark: 'sun.700' },
  'draw.stone': { light: 'plaster.500', dark: 'ink.400' },
  'draw.glass': { light: 'sky.200', dark: 'ink.800' },
  'draw.glow': { light: 'lamp.300', dark: 'lamp.300' },
  'draw.leaf': { light: 'leaf.400', dark: 'leaf.600' },
  'draw.leaf.shade': { light: 'leaf.500', dark: 'leaf.700' },
  'draw.earth': { light: 'plaster.400', dark: 'plaster.700' },
  'draw.grass': { light: 'leaf.300', dark: 'leaf.700' },
  'draw.line': { light: 'ink.800', dark: 'ink.900' },
  'draw.accent': { light: 'poppy.400', dark: 'poppy.300' },
} as const satisfies Record<string, Pair>

interface Node {
  [name: string]: Node | string
}

/** Converts dotted names (`a.b.c`) to Chakra's nested tokens; a name that also has children becomes their `DEFAULT`. */
function nested(table: Record<string, Pair>): Node {
  const root: Node = {}
  for (const [name, { light, dark }] of Object.entries(table)) {
    let at = root
    for (const part of name.split('.')) at = child(at, part)
    at['DEFAULT'] = { value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` } }
  }
  return root
}

function child(node: Node, part: string): Node {
  const there = node[part]
  if (typeof there === 'object') return there
  const made: Node = {}
  node[part] = made
  return made
}

export const semanticColorTokens = {
  ...nested(semanticColors),
  ...nested(drawingColors),
  ...nested(tribeTokens),
  overlay: { value: { _light: 'rgb(17 26 45 / 0.55)', _dark: 'rgb(5 9 18 / 0.7)' } },
}
