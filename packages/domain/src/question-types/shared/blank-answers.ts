import type { ServerRules } from '../server-rules.ts'

/** For types whose blanks hold no text. */
export const noBlankTexts: ServerRules['blankTexts'] = () => []
