import type { About } from '@the-house/design-system/about'

/** Whether a story's parameter is the table of a component's page; it was checked where it was written. */
export const isAbout = (value: unknown): value is About =>
  typeof value === 'object' && value !== null && 'purpose' in value && 'anatomy' in value
