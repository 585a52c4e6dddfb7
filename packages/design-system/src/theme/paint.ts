import type { Palette, Shade } from './palettes.ts'
import type { drawingColors, SemanticColor } from './semantic-colors.ts'

export type Paint = SemanticColor | keyof typeof drawingColors | `${Palette}.${Shade}`

/** A colour of the theme where no style prop goes: in the attributes of a drawing. */
export const paint = (name: Paint): string => `var(--house-colors-${name.replaceAll('.', '-')})`
