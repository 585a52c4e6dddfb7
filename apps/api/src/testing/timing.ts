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
  before: () => Promise<void>
  known: () => Promise<unknown>
  unknown: () => Promise<unknown>
}

/** By how much the slower of two calls takes longer: 0.1 is a tenth. Their medians, the calls taking turns. */
export async function slowerBy({ before, known, unknown }: Pair, rounds = 200): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    // Who comes first changes too, so that neither always finds the other's memory warm.
    for (const which of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      await before()
      times[which].push(await timeOf(which === 'known' ? known : unknown))
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)]
  return Math.max(one, other) / Math.min(one, other) - 1
}

/** The best of up to three measures: a busy machine misses now and then, a leak misses every time. */
export async function bestOf(measure: () => Promise<number>, good: number): Promise<number> {
  let best = Infinity
  for (let attempt = 0; attempt < 3 && best >= good; attempt += 1) best = Math.min(best, await measure())
  return best
}
