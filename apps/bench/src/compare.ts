import { median } from './statistics.ts'

/** How often each of two calls is measured. */
export const rounds = 300

/** Milliseconds until the whole answer of an address has come. */
export async function timeOf(address: string, authorization: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(address, { headers: { authorization } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - started
}

/** The medians of two calls, which take turns so that what else the machine does meets both alike. */
export async function compare(call: { few: () => Promise<number>; many: () => Promise<number> }) {
  const [few, many]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    few.push(await call.few())
    many.push(await call.many())
  }
  return { few: median(few), many: median(many) }
}

/** A database that is given for tests is used, else one is started. */
export function sharedDatabase(): Record<string, string> {
  const { DATABASE_URL } = process.env
  return DATABASE_URL ? { DATABASE_URL } : {}
}

/** What is said of a ratio beside the most that it may be. */
export const verdict = (ratio: number, most: number): string =>
  `ratio ${ratio.toFixed(2)} (below ${most}: ${ratio < most ? 'kept' : 'OVER'})`
