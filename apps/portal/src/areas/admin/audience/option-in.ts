import type { Option } from '@the-house/design-system/admin'

/** Whether a value of a draft is an option of a select. */
export const isOption = (value: unknown): value is Option =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'label' in value &&
  typeof value.label === 'string'

/** The options in a value of a draft; what is none counts as not chosen. */
export const optionsIn = (value: unknown): Option[] => (Array.isArray(value) ? value.filter(isOption) : [])
