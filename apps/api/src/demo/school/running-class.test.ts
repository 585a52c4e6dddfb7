import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listTaught } from '../../areas/meetings/taught.ts'
import { listMeetings } from '../../areas/meetings/online.ts'
import { openDemo, type Demo } from '../../testing/demo.ts'
import { class_students, classes } from '../../db/schema/index.ts'
import { keepClassRunning } from './running-class.ts'

const hour = 3_600_000
let school: Demo
beforeAll(async () => {
  school = await openDemo()
}, 60_000)
afterAll(() => school.close())

const isDoor = ({ name }: { name: string }) => name.startsWith('The door is open')

/** The class as the demonstration's student and teacher see it, some hours after the seed. */
async function seenAfter(hours: number) {
  const now = new Date(school.now.getTime() + hours * hour)
  await keepClassRunning(school.db, now)
  const parts = { db: school.db, clock: () => now }
  const [student, teacher] = await Promise.all([
    school.person('student@thehouse.test'),
    school.person('teacher@thehouse.test'),
  ])
  const viewer = { id: student.id, unity_id: 2, admin: false }
  return {
    offered: (await listMeetings(parts, viewer)).filter(isDoor),
    given: (await listTaught(parts, { id: teacher.id, name: teacher.name, unity_id: 2 })).filter(isDoor),
  }
}

// Every hour of more than a day, midnight included.
it('a class of the demonstration is open to its student and its teacher at any hour, and it is one', async () => {
  for (let hours = 0; hours < 30; hours += 1) {
    const { offered, given } = await seenAfter(hours)
    expect(offered.map(({ status }) => status)).toEqual(['OPEN'])
    expect(given.map(({ status }) => status)).toEqual(['OPEN'])
    expect(given[0]?.students.length).toBeGreaterThan(3)
  }
})

it('a class that begins again has no student marked, and one that lasts keeps its marks', async () => {
  const { given } = await seenAfter(48)
  const id = given[0]?.id ?? 0
  await school.db.update(class_students).set({ present: true }).where(eq(class_students.class_id, id))
  const marks = async (hours: number) =>
    (await seenAfter(hours)).given.flatMap(({ students }) => students.map(({ present }) => present))
  expect(new Set(await marks(49))).toEqual(new Set([true]))
  expect(new Set(await marks(52))).toEqual(new Set([null]))
})

it('a class to which its teacher gives another link, and which a busy student joins, begins again as before', async () => {
  const before = (await seenAfter(60)).given[0]
  const id = before?.id ?? 0
  await school.db.update(classes).set({ url: 'https://meet.example.com/mine' }).where(eq(classes.id, id))
  await school.db.update(class_students).set({ ruled: true }).where(eq(class_students.class_id, id))
  const { given } = await seenAfter(64)
  expect(given.map((one) => one.id)).toEqual([id])
  expect(given[0]?.link).toBe('https://meet.example.com/mine')
})
