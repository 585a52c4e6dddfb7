import { csvLine, csvMark } from '@the-house/domain'

/** A table for spreadsheets. */
export const csvOf = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  csvMark + [head, ...rows].map(csvLine).join('')
