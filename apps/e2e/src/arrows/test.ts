import type { Page } from '@playwright/test'
import type { Exercise, ExerciseType, Survey, User } from '@the-house/domain'
import { sharedTest } from '../house/test.ts'
import { accounts, password } from '../lesson/steps.ts'
import { Caller, type Place } from './caller.ts'

/** Who goes along the arrows. */
export const learners = ['student', 'autodidact'] as const
export type Learner = (typeof learners)[number]

export interface Learning {
  caller: Caller
  token: string
  user: User
  places: Place[]
}

interface Shared {
  /** The learners of the shared school, signed in once. */
  known: Map<Learner, Promise<Learning>>
}

/** An exercise on the screen, at the start of a new attempt. */
export interface Opened {
  place: Place
  survey: Survey
  exercise: Exercise
}

/** Chooses an exercise of a topic; undefined: it has none such. */
type Pick = (exercises: Exercise[]) => Exercise | undefined

export const first: Pick = ([exercise]) => exercise
export const last: Pick = (exercises) => exercises.at(-1)
export const ofType =
  (wanted: ExerciseType): Pick =>
  (exercises) =>
    exercises.find(({ type }) => type === wanted)
/** With a sound to listen to, and choices. */
export const heard: Pick = (exercises) =>
  exercises.find(({ type, audio_extra }) => type === 'UNIQUE_ALTERNATIVE' && audio_extra !== null)

interface Stage {
  learner: Learner
  learning: Learning
  /** Opens a new attempt at the exercises of a topic that holds what is wanted, at that one. */
  practise: (wanted: Pick) => Promise<Opened>
  /** Sends a test to the learner that was not started yet; answers its id. */
  receive: (test: keyof typeof sendable) => Promise<number>
}

/** Tests that the demonstration school can send. */
export const sendable = {
  twentyMinutes: { id: 1, name: 'The first three rooms' },
  oneMinute: { id: 2, name: 'One-minute warm-up' },
  withoutResult: { id: 3, name: 'Ears open' },
} as const

async function arrive(url: string, learner: Learner): Promise<Learning> {
  const caller = new Caller(url)
  const { token, user } = await caller.signIn(accounts[learner], password)
  return { caller, token, user, places: await caller.places() }
}

/** Opens the browser as it is left by somebody who has signed in, and has agreed to every chapter's instructions. */
async function signedIn(page: Page, { token, user, places }: Learning) {
  const agreed = places.map(({ chapter }) => `the-house.agreed.${user.id}.${chapter}`)
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('the-house.token', kept.token)
      localStorage.setItem('the-house.user', kept.user)
      for (const key of kept.agreed) localStorage.setItem(key, 'true')
    },
    { token, user: JSON.stringify(user), agreed },
  )
}

export const addressOfPlace = ({ chapter, topic }: Place) => `/the-magic-formula/chapter/${chapter}/e/topic/${topic.id}`

async function open(page: Page, { caller, places }: Learning, wanted: Pick) {
  for (const place of places.filter(({ topic }) => topic.type === 'EXERCISE')) {
    const { exercises } = await caller.read(place)
    const found = wanted(exercises)
    if (!found || exercises.length < 3) continue
    const survey = await caller.fresh(place)
    await page.goto(`${addressOfPlace(place)}?exercise=${found.id}`)
    await page.getByRole('heading', { name: found.title, exact: true }).waitFor()
    return { place, survey, exercise: found }
  }
  throw new Error('No open topic holds such an exercise')
}

/** Whoever has an unfinished one gets no other: that one is finished first. */
async function send(url: string, { caller, user }: Learning, { id, name }: { id: number; name: string }) {
  const office = new Caller(url)
  await office.signIn(accounts.admin, password)
  const sent = await office.sendTest(id, user.id)
  if (sent !== null) return sent
  for (const test of await caller.tests()) {
    if (test.name !== name || test.concluded) continue
    await caller.startTest(test.id)
    await caller.finishTest(test.id)
  }
  const again = await office.sendTest(id, user.id)
  if (again === null) throw new Error(`"${name}" could not be sent`)
  return again
}

/**
 * Playwright's `test` for the arrows of the specification: a learner who is signed in, in a school that is shared,
 * for each begins with an attempt of its own.
 */
export const test = sharedTest.extend<Stage, Shared>({
  known: [
    async ({ browserName: _any }, use) => {
      await use(new Map())
    },
    { scope: 'worker' },
  ],
  learner: ['student', { option: true }],
  learning: async ({ school, known, learner }, use) => {
    const learning = known.get(learner) ?? arrive(school.url, learner)
    known.set(learner, learning)
    await use(await learning)
  },
  page: async ({ page, learning }, use) => {
    await signedIn(page, learning)
    await use(page)
  },
  receive: async ({ school, learning }, use) => use((test) => send(school.url, learning, sendable[test])),
  practise: async ({ page, learning }, use) => use((wanted) => open(page, learning, wanted)),
})

export { expect } from '@playwright/test'
