/** The median of some measurements. */
function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2
}

/** Measures the elapsed time of calls and the CPU time of this process, in milliseconds. */
function stopwatch() {
  const taken: number[] = []
  const worked: number[] = []
  return {
    time: async (act: () => Promise<unknown>) => {
      const [started, before] = [performance.now(), process.cpuUsage()]
      await act()
      const { user, system } = process.cpuUsage(before)
      taken.push(performance.now() - started)
      worked.push((user + system) / 1000)
    },
    medians: () => ({ taken: median(taken), worked: median(worked) }),
  }
}

type Medians = ReturnType<ReturnType<typeof stopwatch>['medians']>

/** Beyond this ratio other programs on the machine dominate the elapsed time. */
const isBusy = ({ taken, worked }: Medians) => taken > worked * 1.25

function difference(one: Medians, other: Medians): number {
  const of = isBusy(one) && isBusy(other) ? 'worked' : 'taken'
  return Math.max(one[of], other[of]) / Math.min(one[of], other[of]) - 1
}

interface Pair {
  /** Runs before each call, outside of the measurement. */
  before: () => Promise<void>
  known: () => Promise<unknown>
  unknown: () => Promise<unknown>
}

interface Measure {
  /** How often each call is measured before the medians are compared. */
  rounds: number
  /** The threshold, as a ratio, below which a difference is noise. */
  enough: number
}

/**
 * Returns by how much the slower of two calls takes longer: 0.1 is a tenth. Compares the medians of alternating calls.
 * Above the threshold it measures again, up to five times: noise differs only sometimes, a leak every time.
 */
export async function timingRatio({ before, known, unknown }: Pair, { rounds, enough }: Measure): Promise<number> {
  let least = Infinity
  for (let attempt = 0; attempt < 5 && least >= enough; attempt += 1) {
    const [one, other] = [stopwatch(), stopwatch()]
    for (let round = 0; round < rounds; round += 1) {
      await before()
      await one.time(known)
      await before()
      await other.time(unknown)
    }
    least = Math.min(least, difference(one.medians(), other.medians()))
  }
  return least
}
