import { addressOf, fileCalls, limits, managed } from '@the-house/domain'
import { startHouse } from './house.ts'
import { judgeMemory, memoryOf, peakOf } from './memory.ts'
import { tokenOf } from './school.ts'

const admin = { email: 'admin@thehouse.test', password: 'magic-formula' }
const { send } = fileCalls(managed.archives, 'file')
const uploads = 3

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
  const memory = judgeMemory(idle, peak)
  console.log(`  ${memory.line}; answered ${statuses.join(', ')}; one byte more ${refused}`)
  return memory.kept && refused === 413 && statuses.every((status) => status === 200)
}
