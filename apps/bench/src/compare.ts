import { median } from './statistics.ts'

/** How many times each of the two calls is measured. */
export const rounds = 300

/** Milliseconds until the whole response of a URL was received. */
export async function timeOf(address: string, authorization: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(address, { headers: { authorization } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - started
}

/** Medians of two calls, measured alternately so that other load on the machine affects both equally. */
export async function compare(call: { few: () => Promise<number>; many: () => Promise<number> }) {
  const [few, many]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    few.push(await call.few())
    many.push(await call.many())
  }
  return { few: median(few), many: median(many) }
}

/** Uses the database that is configured for tests, otherwise an embedded one. */
export function sharedDatabase(): Record<string, string> {
  const { DATABASE_URL } = process.env
  return DATABASE_URL ? { DATABASE_URL } : {}
}

/** Formats a ratio with its limit. */
export const verdict = (ratio: number, most: number): string =>
  `ratio ${ratio.toFixed(2)} (below ${most}: ${ratio < most ? 'kept' : 'OVER'})`
