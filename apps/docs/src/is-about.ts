import type { About } from '@the-house/design-system/about'

/** Type guard for a story's `about` parameter, which the compiler checked where it was written. */
export const isAbout = (value: unknown): value is About =>
  typeof value === 'object' && value !== null && 'purpose' in value && 'anatomy' in value
