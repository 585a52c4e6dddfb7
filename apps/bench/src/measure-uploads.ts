import { buildUrl, fileCalls, limits, managed } from '@the-house/domain'
import { startDemoServer } from './server.ts'
import { judgeMemory, memoryOf, peakOf } from './memory.ts'
import { tokenOf } from './school.ts'

const admin = { email: 'admin@thehouse.test', password: 'magic-formula' }
const { send } = fileCalls(managed.archives, 'file')
const uploads = 3

/**
 * Uploads a file of this size to the demonstration's first archive.
 * @returns the status
 */
async function upload(url: string, authorization: string, bytes: number): Promise<number> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'large.bin')
  const address = url + buildUrl(send, { params: { id: 1 } })
  const answer = await fetch(address, { method: 'POST', headers: { authorization }, body: form })
  await answer.arrayBuffer()
  return answer.status
}

/** Prints the memory that the server needs for the largest files, and whether it is within the budget. */
export async function measureUploads(): Promise<boolean> {
  console.log(`\nUploads (${uploads} files of ${limits.uploadBytes / 1024 / 1024} MB, one after the other)`)
  await using server = await startDemoServer()
  const token = await tokenOf(server.url, admin)
  // A first upload loads code that stays in memory.
  await upload(server.url, token, 1_000_000)
  const idle = await memoryOf(server.pid)
  const statuses: number[] = []
  const sending = async () => {
    for (let index = 0; index < uploads; index += 1) statuses.push(await upload(server.url, token, limits.uploadBytes))
  }
  const peak = await peakOf(server.pid, sending())
  const refused = await upload(server.url, token, limits.uploadBytes + 1)
  const memory = judgeMemory(idle, peak)
  console.log(`  ${memory.line}; answered ${statuses.join(', ')}; one byte more ${refused}`)
  return memory.kept && refused === 413 && statuses.every((status) => status === 200)
}
