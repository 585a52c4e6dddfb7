import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const sampleMs = 50

/** The most that a server may need beside what it needs anyway, in bytes: what is large passes through it, and never lies in it. */
export const memoryBudget = 100_000_000

export const MB = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** The memory of a process, in bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) * 1024
}

/** The most memory that a process has while something lasts. */
export async function peakOf(pid: number, work: Promise<unknown>): Promise<number> {
  const state = { busy: true, peak: 0 }
  const done = work.finally(() => (state.busy = false))
  while (state.busy) {
    state.peak = Math.max(state.peak, await memoryOf(pid))
    await new Promise((resume) => setTimeout(resume, sampleMs))
  }
  await done
  return state.peak
}

/** What is said of what some work has needed above rest. */
export function judgeMemory(idle: number, peak: number) {
  const over = peak - idle
  const kept = over < memoryBudget
  const most = `${MB(over)} above them at most (below ${MB(memoryBudget)}: ${kept ? 'kept' : 'OVER'})`
  return { kept, line: `${MB(idle)} at rest, ${most}` }
}
