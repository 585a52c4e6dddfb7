import type { Palette, Shade } from './palettes.ts'
import type { drawingColors, SemanticColor } from './semantic-colors.ts'

export type Paint = SemanticColor | keyof typeof drawingColors | `${Palette}.${Shade}`

/** A theme colour as a CSS variable, for attributes of SVG drawings, which take no style props. */
export const paint = (name: Paint): string => `var(--house-colors-${name.replaceAll('.', '-')})`
