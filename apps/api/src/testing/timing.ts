/** The middle of some measures, in milliseconds. */
function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

interface Pair {
  /** What is done before each call, outside of what is measured. */
  before: () => void
  known: () => Promise<unknown>
  unknown: () => Promise<unknown>
}

interface Measure {
  /** How often each of the two is called before the medians are compared. */
  rounds: number
  /** A smaller difference than this, as a share, is none. */
  enough: number
}

/**
 * By how much the slower of two calls takes longer: 0.1 is a tenth. Their medians are compared, the calls taking turns.
 * Where they differ it measures on, up to three times as often: a busy machine evens out, a leak does not.
 */
export async function slowerBy({ before, known, unknown }: Pair, { rounds, enough }: Measure): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] }
  const difference = () => {
    const [one, other] = [median(times.known), median(times.unknown)]
    return Math.max(one, other) / Math.min(one, other) - 1
  }
  for (let round = 1; round <= rounds * 3; round += 1) {
    for (const which of ['known', 'unknown'] as const) {
      before()
      times[which].push(await timeOf(which === 'known' ? known : unknown))
    }
    if (round % rounds === 0 && difference() < enough) break
  }
  return difference()
}
