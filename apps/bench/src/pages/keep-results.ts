import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../RESULTS.md')

/** The load of the machine: how many processes waited for a core in the last minute. */
export const currentLoad = (): string => (loadavg()[0] ?? Number.NaN).toFixed(1)

/** The machine in words, with the browser where one has measured. */
export function describeMachine(browserVersion?: string): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores (${cpu?.model ?? 'unknown'}), ${memory} GB of memory, ${browserVersion === undefined ? '' : `Chromium ${browserVersion}, `}Node ${process.versions.node}`
}

/** Puts an entry above the earlier ones, below the introduction. */
export function insertEntry(text: string, entry: string): string {
  const first = text.search(/^## /m)
  const [introduction, earlier] = first < 0 ? [text, ''] : [text.slice(0, first), text.slice(first)]
  return `${[introduction.trim(), entry.trim(), earlier.trim()].filter(Boolean).join('\n\n')}\n`
}

/** Writes an entry into RESULTS.md. */
export async function keepResults(entry: string): Promise<void> {
  await writeFile(file, insertEntry(await readFile(file, 'utf8'), entry))
}
