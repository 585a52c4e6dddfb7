import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { books, pending_files, users } from '../../db/schema/index.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { formOf, pictureBytes } from '../../testing/upload.ts'
import { pendingMs, sweepPending } from './sweep-pending.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const failures: Error[] = []
const sweep = (olderThanMs: number) => sweepPending(context, olderThanMs, (error) => void failures.push(error))

/** A file as a server that was killed has left it: stored and noted. */
async function leave(folder: string): Promise<string> {
  const key = `${folder}/${randomUUID()}.png`
  await context.db.insert(pending_files).values({ key, at: context.clock() })
  await context.storage.put(key, pictureBytes('png'))
  return key
}

it.each(['avatars', 'managed/books'])(
  'a file in %s that no row names is deleted after an hour, not before',
  async (folder) => {
    const key = await leave(folder)
    await sweep(pendingMs)
    expect(await context.storage.exists(key)).toBe(true)
    context.wait(pendingMs)
    await sweep(pendingMs)
    expect(await context.storage.exists(key)).toBe(false)
    expect(await context.db.$count(pending_files)).toBe(0)
  },
)

it('a picture that no row names is deleted in all of its sizes', async () => {
  const key = `avatars/${randomUUID()}-384x384.webp`
  const smaller = key.replace('.webp', '.w96.webp')
  await context.db.insert(pending_files).values({ key, at: context.clock() })
  for (const one of [key, smaller]) await context.storage.put(one, pictureBytes('webp'))
  await sweep(0)
  expect(await Promise.all([key, smaller].map((one) => context.storage.exists(one)))).toEqual([false, false])
})

it('a file whose row was written before the server was killed stays', async () => {
  const [cover, avatar] = [await leave('managed/books'), await leave('avatars')]
  const { user } = await context.arrive()
  await context.db.update(books).set({ cover }).where(eq(books.id, 1))
  await context.db.update(users).set({ avatar }).where(eq(users.id, user.id))
  await sweep(0)
  expect(await Promise.all([context.storage.exists(cover), context.storage.exists(avatar)])).toEqual([true, true])
  expect(await context.db.$count(pending_files)).toBe(0)
})

it('what was noted but never stored leaves nothing', async () => {
  await context.db.insert(pending_files).values({ key: `avatars/${randomUUID()}.png`, at: context.clock() })
  await sweep(0)
  expect([await context.db.$count(pending_files), failures]).toEqual([0, []])
})

it('an upload notes its file while it is stored, and nothing after', async () => {
  const { token, user } = await context.arrive()
  const { headers, payload } = formOf({ bytes: pictureBytes('png') })
  let noted = 0
  const copy = context.storage.copyFromFs.bind(context.storage)
  const spy = vi.spyOn(context.storage, 'copyFromFs').mockImplementation(async (...given) => {
    noted = await context.db.$count(pending_files)
    return copy(...given)
  })
  const { statusCode } = await context.server.inject({
    method: 'POST',
    url: '/api/v1/me/avatar',
    headers: { ...headers, authorization: token },
    payload,
  })
  spy.mockRestore()
  expect([statusCode, noted, await context.db.$count(pending_files)]).toEqual([200, 1, 0])
  expect((await context.db.select().from(users).where(eq(users.id, user.id)))[0]?.avatar).toMatch(/^avatars\//)
})
