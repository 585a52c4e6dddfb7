import type { Page } from '@playwright/test'
import type { Exercise, ExerciseType, Survey, User } from '@the-house/domain'
import { sharedTest } from '../harness/test.ts'
import { accounts, password } from '../lesson/steps.ts'
import { ApiClient, type Place } from './api-client.ts'

/** The roles for which the flows run. */
export const learners = ['student', 'autodidact'] as const
export type Learner = (typeof learners)[number]

export interface Learning {
  caller: ApiClient
  token: string
  user: User
  places: Place[]
}

/** An exercise on the screen, at the start of a new attempt. */
export interface Opened {
  place: Place
  survey: Survey
  exercise: Exercise
}

/** Picks an exercise of a topic; undefined: the topic has no such exercise. */
type Pick = (exercises: Exercise[]) => Exercise | undefined

export const first: Pick = ([exercise]) => exercise
export const last: Pick = (exercises) => exercises.at(-1)
export const ofType =
  (wanted: ExerciseType): Pick =>
  (exercises) =>
    exercises.find(({ type }) => type === wanted)
/** Picks an exercise with audio and alternatives. */
export const heard: Pick = (exercises) =>
  exercises.find(({ type, audio_extra }) => type === 'UNIQUE_ALTERNATIVE' && audio_extra !== null)

interface Stage {
  learner: Learner
  learning: Learning
  /** Opens a new attempt at a topic with a matching exercise, at that exercise. */
  practise: (wanted: Pick) => Promise<Opened>
  /** Sends the learner a test and leaves it unstarted; returns its id. */
  receive: (test: keyof typeof sendable) => Promise<number>
}

/** The tests that the demonstration can send. */
export const sendable = {
  twentyMinutes: { id: 1, name: 'The first three rooms' },
  oneMinute: { id: 2, name: 'One-minute warm-up' },
  withoutResult: { id: 3, name: 'Ears open' },
} as const

async function arrive(url: string, learner: Learner): Promise<Learning> {
  const caller = new ApiClient(url)
  const { token, user } = await caller.signIn(accounts[learner], password)
  return { caller, token, user, places: await caller.places() }
}

/** Prepares the browser with a session, and with the instructions of every chapter agreed to. */
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

/**
 * Sends a learner a test. What they have begun in another journey is handed in first, since it may withhold the same
 * exercises, and one of that name which they have not begun too: nobody gets a second one.
 */
async function send(url: string, { caller, user }: Learning, { id, name }: { id: number; name: string }) {
  const office = new ApiClient(url)
  await office.signIn(accounts.admin, password)
  const open = (await caller.tests()).filter((test) => !test.concluded)
  const begun = open.filter(({ status }) => status === 'STARTED')
  for (const test of begun) await caller.finishTest(test.id)
  for (const test of open.filter((one) => one.name === name && !begun.includes(one))) {
    await caller.startTest(test.id)
    await caller.finishTest(test.id)
  }
  const sent = await office.sendTest(id, user.id)
  if (sent === null) throw new Error(`"${name}" could not be sent`)
  return sent
}

/** The learners of the worker's school, signed in once for all tests. */
const known = new Map<Learner, Promise<Learning>>()

/**
 * Playwright's `test` for the flows of the specification: a signed-in learner in a shared school; each test begins with
 * an attempt of its own.
 */
export const test = sharedTest.extend<Stage>({
  learner: ['student', { option: true }],
  learning: async ({ school, learner }, use) => {
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
