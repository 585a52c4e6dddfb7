import { fullSystem } from './full-system.ts'
import { tokenReferences } from './token-references.ts'

/** The CSS variable of each token, by category and name. The build puts the value in the place of this file. */
export const writtenTokens = tokenReferences(fullSystem)
