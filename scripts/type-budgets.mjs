/**
 * The most types that the compiler may create for each program. If one exceeds its budget, run `npx tsc -p
 * tsconfig.<name>.json --generateTrace <folder>` to see the cost of each file.
 */
export const budgets = { browser: 508_000, server: 645_000, journeys: 190_000 }

const numberOf = (stdout, label) => Number(stdout.match(new RegExp(`^${label}:\\s+(\\d+)`, 'm'))?.[1] ?? NaN)

/** Parses the output of `tsc --extendedDiagnostics`: errors, then a table. */
export function diagnosticsOf(stdout) {
  const table = stdout.search(/^Files:/m)
  return {
    errors: table < 0 ? stdout : stdout.slice(0, table),
    types: numberOf(stdout, 'Types'),
    megabytes: Math.round(numberOf(stdout, 'Memory used') / 1024),
  }
}
