import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { addressOf, calls, type Call } from '@the-house/domain'
import { startServer } from './house.ts'
import { share } from './statistics.ts'

const students = 2000
const answers = 20
/** In which all of them start. */
const startMs = 1000
/** In which all of them answer one exercise; people who read it take longer. */
const roundMs = 12_000
/** After how many rounds as many bare inserts are measured. */
const between = 5
/** How much longer the slowest hundredth of saves may take than that of bare inserts over the same connections. */
const budget = 3

interface Asked {
  call: Pick<Call, 'method' | 'path'>
  student: number
  body?: object
}

/** A connection a student, in turn: one that lay idle could be closed just when it is wanted. */
const agent = new Agent({ keepAlive: true, maxSockets: students, maxFreeSockets: students, scheduling: 'fifo' })

/** One request of one student; every other answer than 200 ends the measurement. */
async function ask(url: string, { call, student, body }: Asked): Promise<{ ms: number; answer: unknown }> {
  const started = performance.now()
  const headers = { authorization: `student-${student}`, ...(body && { 'content-type': 'application/json' }) }
  const sent = request(url, { agent, method: call.method, headers })
  // Once it fails for one of them, the server stops for all: the first failure is what is told.
  sent.on('error', () => undefined)
  sent.end(body && JSON.stringify(body))
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error('Nothing was answered.')
  const answer = await json(response)
  const ms = performance.now() - started
  if (response.statusCode === 200) return { ms, answer }
  throw new Error(`${call.method} ${call.path} answered ${response.statusCode} to student ${student}`)
}

/** What each student does once, evenly spread over some time, whether or not those before have their answers. */
async function together<T>(ms: number, act: (student: number) => Promise<T>): Promise<T[]> {
  const begun = performance.now()
  const running = Array.from({ length: students }, async (_, index) => {
    await delay(Math.max(0, begun + (ms * index) / students - performance.now()))
    return act(index + 1)
  })
  return Promise.all(running)
}

const textOf = (student: number, exercise: number) => `Student ${student} writes a sentence or two about ${exercise}.`

/** Whether a test holds every answer that its student was told is safe. */
async function isComplete(url: string, student: number): Promise<boolean> {
  const { testExercises: call } = calls
  const { answer } = await ask(url + addressOf(call, { params: { id: student } }), { call, student })
  const { exercises } = await call.answer.validate(answer)
  return exercises.length === answers && exercises.every(({ id, answer_text }) => answer_text === textOf(student, id))
}

/** Prints how fast answers are saved while very many sit the same test, and whether that is fast enough. */
export async function measureTests(): Promise<boolean> {
  console.log(
    `\nTests (${students} students start in ${startMs / 1000} s and save ${answers} answers each; PostgreSQL)`,
  )
  const file = 'apps/api/src/testing/examined.ts'
  await using server = await startServer(file, /ready on (http:\/\/\S+)/, {}, String(students))
  const { url } = server
  const { testInfo, startTest, testExercises, answerOpen } = calls
  const addressFor = (call: Call, student: number) => url + addressOf(call, { params: { id: student } })
  // Whoever starts a test has looked at it before.
  await together(roundMs, (student) => ask(addressFor(testInfo, student), { call: testInfo, student }))
  const started = await together(startMs, (student) =>
    ask(addressFor(startTest, student), { call: startTest, student }),
  )
  const first = await ask(addressFor(testExercises, 1), { call: testExercises, student: 1 })
  const { exercises } = await testExercises.answer.validate(first.answer)
  const [saves, bare]: [number[], number[]] = [[], []]
  // They take turns, so that what else the machine does meets both alike.
  for (const [index, { id: exercise_id }] of exercises.entries()) {
    const bodyOf = (student: number) => ({ exercise_id, answer_text: textOf(student, exercise_id) })
    const save = (student: number) =>
      ask(addressFor(answerOpen, student), { call: answerOpen, student, body: bodyOf(student) })
    const insert = (student: number) =>
      ask(`${url}/bare`, { call: { method: 'PUT', path: '/bare' }, student, body: bodyOf(student) })
    saves.push(...(await together(roundMs, save)).map(({ ms }) => ms))
    if (index % between === 0) bare.push(...(await together(roundMs, insert)).map(({ ms }) => ms))
  }
  const complete = await together(roundMs * 2, (student) => isComplete(url, student))
  agent.destroy()
  const lost = complete.filter((each) => !each).length
  const [own, plain] = [share(saves, 0.99), share(bare, 0.99)]
  const ratio = own / plain
  const kept = ratio < budget && lost === 0
  console.log(
    `  start: p99 ${share(
      started.map(({ ms }) => ms),
      0.99,
    ).toFixed(0)} ms, no error`,
  )
  console.log(`  ${saves.length} answers: no error, ${lost === 0 ? 'none lost' : `${lost} students LOST some`}`)
  console.log(`  save: median ${share(saves, 0.5).toFixed(1)} ms, p99 ${own.toFixed(1)} ms`)
  console.log(`  bare insert: median ${share(bare, 0.5).toFixed(1)} ms, p99 ${plain.toFixed(1)} ms`)
  console.log(`  p99 ratio ${ratio.toFixed(2)} (under ${budget}: ${ratio < budget ? 'kept' : 'OVER'})`)
  return kept
}
