import { noAnswer } from '@the-house/domain'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { localSubmissionStorage, parseSubmission, type Submission } from './submission.ts'
import { retryWithBackoff } from './retry-with-backoff.ts'
import { createSubmissions, type Outcome } from './submissions.ts'

const maria = 7
const check = (exercise: number, test = 40): Submission => ({ user: maria, test, chapter: 3, topic: 12, exercise })
const finish: Submission = { ...check(0), exercise: null }
const offline = new ApiError({ status: 0, token: 'network' })

const seen = { type: 'OPEN_ANSWER' as const, version: 2, answer: { ...noAnswer, text: 'door' } }

beforeEach(() => localStorage.clear())

/** A device with a server that is out of reach until `connect`. */
function openDevice(refusal?: ApiError) {
  const connected = Promise.withResolvers<undefined>()
  const sent: (number | null)[] = []
  const outcomes: string[] = []
  const onSignedOut = vi.fn<() => void>()
  const held = new Set<number | null>()
  const submissions = createSubmissions({
    storage: localSubmissionStorage(),
    drained: async () => undefined,
    isHeld: ({ exercise }) => held.has(exercise),
    send: async ({ exercise }) => {
      sent.push(exercise)
      if (refusal) throw refusal
      return { type: 'elsewhere' } satisfies Outcome
    },
    retry: async (call, onMissed) => {
      onMissed(offline)
      await connected.promise
      onMissed(null)
      return call()
    },
    withLock: (work) => work(),
    onSignedOut,
  })
  submissions.onOutcome(async ({ exercise }, { type }) => outcomes.push(`${exercise} ${type}`))
  const connect = async () => {
    connected.resolve(undefined)
    await vi.waitFor(() => expect(submissions.waiting().failure).toBeNull())
    await new Promise((resolve) => void setTimeout(resolve))
  }
  return { submissions, held, sent, outcomes, connect, onSignedOut }
}

const waitingIn = ({ submissions }: ReturnType<typeof openDevice>) =>
  submissions.waiting().list.map(({ exercise }) => exercise)

it('keeps what is submitted without a connection, also for the next visit', async () => {
  const before = openDevice()
  before.submissions.open(maria)
  before.submissions.put(check(1))
  before.submissions.put(finish)
  expect(waitingIn(before)).toEqual([1, null])
  await vi.waitFor(() => expect(before.submissions.waiting().failure).toBe(offline))

  const after = openDevice()
  after.submissions.open(maria)
  expect(waitingIn(after)).toEqual([1, null])
  await after.connect()
  expect(after.sent).toEqual([1, null])
  expect(waitingIn(after)).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it('finishes an attempt after its checks', async () => {
  const storage = localSubmissionStorage()
  for (const submission of [finish, check(2), check(11)]) storage.put(submission)
  const device = openDevice()
  device.submissions.open(maria)
  await device.connect()
  expect(device.sent).toEqual([2, 11, null])
})

it('sends what is submitted twice once', async () => {
  const device = openDevice()
  device.submissions.open(maria)
  device.submissions.put(check(1))
  device.submissions.put(check(1))
  await device.connect()
  expect(device.sent).toEqual([1])
})

it('leaves what waits for a choice behind, and sends the rest', async () => {
  const device = openDevice()
  device.held.add(1).add(null)
  device.submissions.open(maria)
  for (const submission of [check(1), check(2), finish]) device.submissions.put(submission)
  await device.connect()
  expect(device.sent).toEqual([2])
  expect(waitingIn(device)).toEqual([1, null])
  device.held.clear()
  device.submissions.resume()
  await vi.waitFor(() => expect(device.sent).toEqual([2, 1, null]))
})

it('shows an outcome before the submission is gone', async () => {
  const device = openDevice()
  device.submissions.open(maria)
  device.submissions.onOutcome(async () => expect(waitingIn(device)).toEqual([1]))
  device.submissions.put(check(1))
  await device.connect()
  expect(device.outcomes).toEqual(['1 elsewhere'])
})

it('never sends what one user has submitted for another one', async () => {
  const device = openDevice()
  device.submissions.open(maria)
  device.submissions.put(check(1))
  device.submissions.open(8)
  await device.connect()
  expect(device.sent).toEqual([])
  expect(waitingIn(device)).toEqual([])
  device.submissions.open(maria)
  await vi.waitFor(() => expect(device.sent).toEqual([1]))
})

it('keeps everything while the session is over', async () => {
  const device = openDevice(new ApiError({ status: 401, token: 'session.required' }))
  device.submissions.open(maria)
  device.submissions.put(check(1))
  await device.connect()
  expect(device.onSignedOut).toHaveBeenCalledOnce()
  expect(waitingIn(device)).toEqual([1])
})

it('tells a refusal and drops it, and takes what was submitted elsewhere for done', async () => {
  const refused = openDevice(new ApiError({ status: 412, token: 'answer.empty' }))
  refused.submissions.open(maria)
  refused.submissions.put(check(1))
  await refused.connect()
  expect(refused.outcomes).toEqual(['1 refused'])
  const elsewhere = openDevice(new ApiError({ status: 412, token: 'test.concluded' }))
  elsewhere.submissions.open(maria)
  elsewhere.submissions.put(check(1))
  await elsewhere.connect()
  expect(elsewhere.outcomes).toEqual(['1 elsewhere'])
  expect(localStorage).toHaveLength(0)
})

/** A page of a device whose server is in reach. */
const opened = (sending: () => Promise<Outcome>) =>
  createSubmissions({
    storage: localSubmissionStorage(),
    drained: async () => undefined,
    isHeld: () => false,
    send: sending,
    retry: (call, onMissed) => retryWithBackoff(call, onMissed),
    // The browser releases the locks of a page that is gone.
    withLock: (work) => work(),
    onSignedOut: () => undefined,
  })

it.each([
  ['has ended the request without its response', () => new Promise<Outcome>(() => undefined), false],
  ['has lost its lock', () => Promise.reject(new DOMException('The lock is gone', 'AbortError')), true],
] as const)('sends a submission again at once on the page that opens after one that %s', async (_, send, fails) => {
  const lost = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', lost)
  const left = opened(send)
  left.open(maria)
  left.put(check(1))
  await new Promise((resolve) => void setTimeout(resolve))
  expect(lost).toHaveBeenCalledTimes(fails ? 1 : 0)
  process.off('unhandledRejection', lost)

  const sent: (number | null)[] = []
  const next = opened(async () => {
    sent.push(...next.waiting().list.map(({ exercise }) => exercise))
    return { type: 'elsewhere' }
  })
  next.open(maria)
  await vi.waitFor(() => expect(next.waiting().list).toEqual([]))
  expect(sent).toEqual([1])
})

it('reads the attempt again when another tab has sent a submission', () => {
  const device = openDevice()
  device.submissions.open(maria)
  device.submissions.put(check(1))
  localStorage.clear()
  device.submissions.onStorageChange('the-house.submission.7.40.1')
  expect(device.outcomes).toEqual(['1 elsewhere'])
  expect(waitingIn(device)).toEqual([])
})

it.each([
  ['the-house.submission.7.40.1', '{"chapter":3,"topic":12}', check(1)],
  ['the-house.submission.7.40.finish', '{"chapter":3,"topic":12}', finish],
  ['the-house.submission.7.40.1', JSON.stringify({ chapter: 3, topic: 12, seen }), { ...check(1), seen }],
  [
    'the-house.submission.7.40.finish',
    JSON.stringify({ chapter: 3, topic: 12, answers: [{ exercise: 1, path: '/rooms', ...seen }, { exercise: 2 }] }),
    { ...finish, answers: [{ exercise: 1, path: '/rooms', ...seen }] },
  ],
  ['the-house.submission.7.40.1', '{"chapter":3', null],
  ['the-house.submission.7.40.1', '{"chapter":"3","topic":12}', null],
  ['the-house.submission.7.40.1', null, null],
  ['the-house.submission.7.40.all', '{"chapter":3,"topic":12}', null],
])('reads %s with %s', (key, json, submission) => expect(parseSubmission(key, json)).toEqual(submission))
