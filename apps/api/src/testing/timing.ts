/** The middle of some measures. */
function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2
}

/** Milliseconds that calls have taken, and that this process has worked for them. */
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

/** Above this the other programs of the machine are measured, not the calls. */
const isBusy = ({ taken, worked }: Medians) => taken > worked * 1.25

function difference(one: Medians, other: Medians): number {
  const of = isBusy(one) && isBusy(other) ? 'worked' : 'taken'
  return Math.max(one[of], other[of]) / Math.min(one[of], other[of]) - 1
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
 * Where they differ it measures anew, up to three times in all: chance misses now and then, a leak every time.
 */
export async function slowerBy({ before, known, unknown }: Pair, { rounds, enough }: Measure): Promise<number> {
  let least = Infinity
  for (let attempt = 0; attempt < 3 && least >= enough; attempt += 1) {
    const [one, other] = [stopwatch(), stopwatch()]
    for (let round = 0; round < rounds; round += 1) {
      before()
      await one.time(known)
      before()
      await other.time(unknown)
    }
    least = Math.min(least, difference(one.medians(), other.medians()))
  }
  return least
}
