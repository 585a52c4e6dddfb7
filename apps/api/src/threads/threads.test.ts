import { threadId } from 'node:worker_threads'
import { DomainError } from '@the-house/domain'
import { afterEach, expect, it } from 'vitest'
import { faultyTasks } from '../testing/faulty-threads.ts'
import { openThreads, type Threads } from './threads.ts'

const entry = new URL('../testing/faulty-threads.ts', import.meta.url)
let open: Threads<typeof faultyTasks>[] = []
afterEach(async () => {
  await Promise.all(open.map(({ close }) => close()))
  open = []
})

function start(options: { most?: number; queue?: number; memoryMb?: number } = {}) {
  const threads = openThreads(faultyTasks, { entry, ...options })
  open.push(threads)
  return threads
}

it('a task is answered by another thread', async () => {
  const answer = await start().run('patient', { action: 'answer' })
  expect(answer).toEqual({ action: 'answer', thread: expect.any(Number) })
  expect(answer).not.toHaveProperty('thread', threadId)
})

it('a refusal arrives as it was raised, with its fields and values', async () => {
  const refused = start().run('patient', { action: 'refuse' })
  await expect(refused).rejects.toThrow(DomainError)
  await expect(refused).rejects.toMatchObject({
    token: 'file.type',
    fields: { file: 'validation.type' },
    values: { kind: 'odd' },
  })
})

it.each(['spin', 'wait'] as const)(
  'a task that takes too long (%s) is ended, and the next is served',
  async (action) => {
    const threads = start({ most: 1 })
    await expect(threads.run('hasty', { action })).rejects.toMatchObject({ token: 'file.heavy' })
    await expect(threads.run('patient', { action: 'answer' })).resolves.toMatchObject({ action: 'answer' })
  },
)

it('a thread that is slow to load its modules takes nothing from the time of its task', async () => {
  const answer = start().run('slowToLoad', { action: 'answer' })
  await expect(answer).resolves.toMatchObject({ action: 'answer' })
})

it('a task that fills its memory is ended, and the process goes on', async () => {
  const threads = start({ most: 1, memoryMb: 64 })
  await expect(threads.run('patient', { action: 'fill' })).rejects.toMatchObject({ token: 'file.heavy' })
  await expect(threads.run('patient', { action: 'answer' })).resolves.toMatchObject({ action: 'answer' })
})

it('a thread that ends by itself fails its task alone', async () => {
  const threads = start({ most: 1 })
  await expect(threads.run('patient', { action: 'exit' })).rejects.toMatchObject({ token: 'internal' })
  await expect(threads.run('patient', { action: 'answer' })).resolves.toMatchObject({ action: 'answer' })
})

it('an error of the code in a thread keeps its words for the log', async () => {
  await expect(start().run('patient', { action: 'throw' })).rejects.toThrow('broken')
})

it('what is more than the queue holds is told to come back, and the rest is served', async () => {
  const threads = start({ most: 1, queue: 2 })
  const served = [1, 2, 3].map(() => threads.run('patient', { action: 'answer' }))
  await expect(threads.run('patient', { action: 'answer' })).rejects.toMatchObject({ token: 'unavailable' })
  expect(await Promise.all(served)).toHaveLength(3)
})

it('closing ends what runs and what waits, and refuses what comes after', async () => {
  const threads = start({ most: 1 })
  const asked = Promise.allSettled([1, 2].map(() => threads.run('patient', { action: 'spin' })))
  await threads.close()
  expect(await asked).toMatchObject([{ reason: { token: 'unavailable' } }, { reason: { token: 'unavailable' } }])
  await expect(threads.run('patient', { action: 'answer' })).rejects.toMatchObject({ token: 'unavailable' })
})

it('threads that were asked for nothing end at once', async () => {
  await expect(start().close()).resolves.toBeUndefined()
})
