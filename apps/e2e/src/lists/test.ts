import type { Page } from '@playwright/test'
import type { Exercise } from '@the-house/domain'
import { enrolPerson, type OwnPerson } from '../access/own-person.ts'
import { ApiClient, type Place } from '../flows/api-client.ts'
import { addressOfPlace } from '../flows/test.ts'
import { sharedTest } from '../harness/test.ts'
import { accounts, heading, ownPassword, password, storeSession } from '../lesson/steps.ts'
import { chapterBehind, listed, type Listed } from './exercises.ts'

interface Found {
  place: Place
  exercise: Exercise
}

interface Stage {
  /** A student of the test's own, who may open every exercise of `listed`. */
  student: OwnPerson & { caller: ApiClient; id: number; found: Record<Listed, Found> }
  /** Opens the exercise in its lesson, signed in as the student. */
  openLesson: (which: Listed) => Promise<void>
  /** Sends the student a test of the three exercises and opens it; it is not started yet. */
  openTest: () => Promise<void>
}

/** Finds an exercise of `listed` by its title. */
export async function findListed(caller: ApiClient, which: Listed): Promise<Found> {
  const { chapter, title } = listed[which]
  for (const place of await caller.places()) {
    if (place.topic.type !== 'EXERCISE' || place.chapter !== chapter) continue
    const exercise = (await caller.read(place)).exercises.find((one) => one.title === title)
    if (exercise) return { place, exercise }
  }
  throw new Error(`There is no exercise '${title}'`)
}

/** Agrees to the instructions of the chapters, which would cover the exercises. */
export const agree = (page: Page, user: number, chapters: readonly number[]) =>
  page.addInitScript(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, 'true')
    },
    chapters.map((chapter) => `the-house.agreed.${user}.${chapter}`),
  )

/** Playwright's `test` with a student who meets pairs, orders and numbers, in lessons and in a test. */
export const test = sharedTest.extend<Stage>({
  student: async ({ request, server, page }, use) => {
    const person = await enrolPerson(request, { chapter: chapterBehind })
    const caller = new ApiClient(server.url)
    const { user } = await caller.signIn(person.email, ownPassword)
    const [pairs, order, amount] = [
      await findListed(caller, 'pairs'),
      await findListed(caller, 'order'),
      await findListed(caller, 'amount'),
    ]
    await storeSession(page, person.email)
    await agree(page, user.id, [pairs.place.chapter, amount.place.chapter])
    await use({ ...person, caller, id: user.id, found: { pairs, order, amount } })
  },
  openLesson: async ({ page, student }, use) =>
    use(async (which) => {
      const { place, exercise } = student.found[which]
      await page.goto(`${addressOfPlace(place)}?exercise=${exercise.id}`)
      await heading(page, exercise.title).waitFor()
    }),
  openTest: async ({ page, server, student }, use) =>
    use(async () => {
      const teacher = new ApiClient(server.url)
      await teacher.signIn(accounts.teacher, password)
      const exercises = Object.values(student.found).map(({ exercise }) => exercise.id)
      const config = await teacher.makeTest(`Lists of ${student.name}`, exercises)
      await page.goto(`/test/${await teacher.sendTest(config, student.id)}`)
    }),
})

export { expect } from '../harness/test.ts'
