import { csvLine, csvMark } from '@the-house/domain'

/** Serializes a table as CSV for spreadsheets. */
export const csvOf = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  csvMark + [head, ...rows].map(csvLine).join('')
