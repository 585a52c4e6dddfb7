import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../testing/postgres.ts'
import { openProxy } from '../testing/proxy.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { openServer } from './client.ts'
import { replicaTimes } from './replica.ts'
import { settings, tribes } from './schema/index.ts'

const namesOf = async ({ get }: Pick<Visitor, 'get'>): Promise<string[]> =>
  (await get('/tribes/all')).body.content.map((tribe: { name: string }) => tribe.name)

/**
 * The replica is a database of its own that gets nothing of the primary but its heartbeat: what is read from it shows, and
 * it is as far behind as a test wants.
 */
describe('with a replica', () => {
  let copy: Awaited<ReturnType<typeof openPostgres>>
  let proxy: Awaited<ReturnType<typeof openProxy>>
  let context: TestServer
  let visitor: Visitor
  beforeAll(async () => {
    copy = await openPostgres()
    await copy.connection.migrate()
    proxy = await openProxy(copy.url)
    context = await createTestServer({ replica: openServer(proxy.url, () => undefined) })
    await copy.connection.db.insert(tribes).values({ id: 900, name: 'Of the replica', symbol: 'well', color: 'poppy' })
    visitor = await context.arrive()
  })
  beforeEach(() => context.wait(10 * replicaTimes.stickyMs))
  afterAll(async () => {
    proxy.mend()
    await context.close()
    await proxy.close()
    await copy.connection.close()
    await copy.stop()
  })

  const name = 'replica.heartbeat'
  const beat = async (msAgo: number) => {
    const value = new Date(context.clock().getTime() - msAgo).toISOString()
    const { db } = copy.connection
    await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
  }
  const isOld = async (reader = visitor) => (await namesOf(reader)).includes('Of the replica')
  /** The first list only makes the server look how far behind the replica is. */
  const look = async () => {
    await namesOf(visitor)
    await context.replica.checked()
  }

  it('reads lists from it while it is close behind, and never before that is known', async () => {
    await beat(replicaTimes.behindMs)
    expect(await isOld()).toBe(false)
    await context.replica.checked()
    expect(await isOld()).toBe(true)
  })

  it('reads from the primary while the replica is too far behind', async () => {
    await beat(replicaTimes.behindMs + 1)
    await look()
    expect(await isOld()).toBe(false)
  })

  it('reads from the primary for whoever has just written, on any device, and for nobody else', async () => {
    const [writer, other] = [await context.arrive(), visitor]
    await beat(0)
    await look()
    await writer.put('/session/notifications/read', {})
    expect([await isOld(writer), await isOld(other)]).toEqual([false, true])
    context.wait(replicaTimes.stickyMs)
    await beat(0)
    await look()
    expect(await isOld(writer)).toBe(true)
  })

  it('reads from the primary at once when the replica is lost, and from the replica once it is back', async () => {
    await beat(0)
    await look()
    expect(await isOld()).toBe(true)
    proxy.cut()
    expect(await isOld()).toBe(false)
    proxy.mend()
    context.wait(replicaTimes.checkMs)
    await beat(0)
    await look()
    expect(await isOld()).toBe(true)
  })

  it('writes no heartbeat to the replica', async () => {
    await beat(0)
    await look()
    const [own] = await context.db.select().from(settings).where(eq(settings.name, name))
    expect(own?.value).toBe(context.clock().toISOString())
  })
})
