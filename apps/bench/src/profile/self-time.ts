/** What is used of a CPU profile of the DevTools protocol; times are in microseconds. */
export interface CpuProfile {
  nodes: { id: number; callFrame: CallFrame }[]
  /** The node that ran at each sample, and the time since the sample before. */
  samples?: number[]
  timeDeltas?: number[]
}

export interface CallFrame {
  functionName: string
  url: string
  lineNumber: number
  columnNumber: number
}

/** Milliseconds that each function ran itself, without those that it called; waiting is left out. */
export function selfTimes({ nodes, samples = [], timeDeltas = [] }: CpuProfile): Map<CallFrame, number> {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times = new Map<CallFrame, number>()
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id)
    // A sample's node runs until the next sample.
    const ms = (timeDeltas[index + 1] ?? 0) / 1000
    if (frame && frame.functionName !== '(idle)') times.set(frame, (times.get(frame) ?? 0) + ms)
  }
  return times
}

/** Sums milliseconds by a name, the largest first. */
export function sumBy(times: ReadonlyMap<CallFrame, number>, nameOf: (frame: CallFrame) => string): [string, number][] {
  const sums = new Map<string, number>()
  for (const [frame, ms] of times) sums.set(nameOf(frame), (sums.get(nameOf(frame)) ?? 0) + ms)
  return Array.from(sums).toSorted(([, one], [, other]) => other - one)
}
