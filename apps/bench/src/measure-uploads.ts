import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { addressOf, fileCalls, limits, managed } from '@the-house/domain'
import { startHouse } from './house.ts'
import { tokenOf } from './school.ts'

const run = promisify(execFile)
const admin = { email: 'admin@thehouse.test', password: 'magic-formula' }
const { send } = fileCalls(managed.archives, 'file')
/** The most that a server may need beside what it needs anyway, in bytes: a file passes through it, and never lies in it. */
const budget = 100_000_000
const uploads = 3
const sampleMs = 50

const MB = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** The memory of a process, in bytes. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) * 1024
}

/** The most memory that a process has while something lasts. */
async function peakOf(pid: number, work: Promise<unknown>): Promise<number> {
  const state = { busy: true, peak: 0 }
  const done = work.finally(() => (state.busy = false))
  while (state.busy) {
    state.peak = Math.max(state.peak, await memoryOf(pid))
    await new Promise((resume) => setTimeout(resume, sampleMs))
  }
  await done
  return state.peak
}

/** Sends a file of as many bytes to the demonstration's first archive; the status that it is answered with. */
async function upload(url: string, authorization: string, bytes: number): Promise<number> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'large.bin')
  const address = url + addressOf(send, { params: { id: 1 } })
  const answer = await fetch(address, { method: 'POST', headers: { authorization }, body: form })
  await answer.arrayBuffer()
  return answer.status
}

/** Prints what the largest files cost the server's memory, and whether that is little enough. */
export async function measureUploads(): Promise<boolean> {
  console.log(`\nUploads (${uploads} files of ${limits.uploadBytes / 1024 / 1024} MB, one after the other)`)
  await using house = await startHouse()
  const token = await tokenOf(house.url, admin)
  // What is loaded with the first one of all stays.
  await upload(house.url, token, 1_000_000)
  const idle = await memoryOf(house.pid)
  const statuses: number[] = []
  const sending = async () => {
    for (let index = 0; index < uploads; index += 1) statuses.push(await upload(house.url, token, limits.uploadBytes))
  }
  const peak = await peakOf(house.pid, sending())
  const refused = await upload(house.url, token, limits.uploadBytes + 1)
  const over = peak - idle
  const kept = over < budget && refused === 413 && statuses.every((status) => status === 200)
  const most = `${MB(over)} above them at most (below ${MB(budget)}: ${over < budget ? 'kept' : 'OVER'})`
  console.log(`  ${MB(idle)} at rest, ${most}; answered ${statuses.join(', ')}; one byte more ${refused}`)
  return kept
}
