import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const sampleMs = 50

/** The most memory above the idle level, in bytes: large files are streamed, never buffered. */
export const memoryBudget = 100_000_000

export const MB = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** The resident memory of a process, in bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) * 1024
}

/** The peak memory of a process while work runs. */
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

/** Formats the memory that some work needed above the idle level. */
export function judgeMemory(idle: number, peak: number) {
  const over = peak - idle
  const kept = over < memoryBudget
  const most = `${MB(over)} above them at most (below ${MB(memoryBudget)}: ${kept ? 'kept' : 'OVER'})`
  return { kept, line: `${MB(idle)} at rest, ${most}` }
}
