import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chapters, rooms } from '../../db/schema/index.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

let context: TestServer
let unity_id: number
let student: Visitor
beforeAll(async () => {
  context = await createTestServer()
  unity_id = await addUnity(context.db, 'America/Recife')
  student = await context.arrive({ unity_id })
  // The path is now 2, 3, 1; the fourth chapter is a draft.
  await context.db.update(chapters).set({ position: 9 }).where(eq(chapters.id, 1))
})
afterAll(() => context.close())

const offer = (more: Partial<Parameters<typeof addClass>[1]>) =>
  addClass(context.db, { unity_id, start: '2026-03-10T13:00:00Z', ...more })
const shown = async (id: number) => {
  const { body } = await student.get('/schedules?start_week=2026-03-09')
  return body.classes.find((one: { id: number }) => one.id === id)
}

it('a class names the chapters it is for by their numbers on the path, not by their ids', async () => {
  const range = await offer({ chapter_from_id: 3, chapter_to_id: 1 })
  expect(await shown(range)).toMatchObject({ level_from: 2, level_to: 3 })
  const from = await offer({ chapter_from_id: 2 })
  expect(await shown(from)).toMatchObject({ level_from: 1, level_to: null })
  const all = await offer({})
  expect(await shown(all)).toMatchObject({ level_from: null, level_to: null })
})

it('a chapter that is not on the path is no limit', async () => {
  const id = await offer({ chapter_from_id: 4, chapter_to_id: 3 })
  expect(await shown(id)).toMatchObject({ level_from: null, level_to: 2 })
})

it('a class is in its room by the name that this has now, else where its words say', async () => {
  const values = { unity_id, name: 'Arch Room', places: 8 }
  const [room] = await context.db.insert(rooms).values(values).returning({ id: rooms.id })
  const inside = await offer({ room_id: room?.id ?? 0, room: 'An old name' })
  const outside = await offer({ room: 'The park' })
  expect(await shown(inside)).toMatchObject({ room: 'Arch Room' })
  expect(await shown(outside)).toMatchObject({ room: 'The park' })
})

it('a booking answers with the level and the room, too', async () => {
  const id = await offer({ chapter_from_id: 3 })
  const { body } = await student.put(`/schedules/${id}`)
  expect(body).toMatchObject({ id, scheduled: true, level_from: 2, level_to: null, room: 'Blue room' })
})
