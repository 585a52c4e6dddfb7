/** Raw colour values, for use outside of the theme: the frame of the docs. */
export { rawColor, type RawColor } from './theme/palettes.ts'
export { semanticColors, type SemanticColor } from './theme/semantic-colors.ts'
