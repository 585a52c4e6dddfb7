import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { buildUrl, calls, type Call } from '@the-house/domain'
import { startServer } from './server.ts'
import { percentile } from './statistics.ts'

const students = 2000
const answers = 20
/** The time in which all students start the test. */
const startMs = 1000
/** The time in which all students answer one exercise; real students read longer. */
const roundMs = 12_000
/** After this many rounds, the same number of bare inserts is measured. */
const between = 5
/** The greatest ratio of the p99 of saves to that of bare inserts over the same connections. */
const budget = 3

interface Asked {
  call: Pick<Call, 'method' | 'path'>
  student: number
  body?: object
}

/** One connection per student, used in turn: an idle connection could be closed just when it is reused. */
const agent = new Agent({ keepAlive: true, maxSockets: students, maxFreeSockets: students, scheduling: 'fifo' })

/** One request of one student; any status other than 200 ends the measurement. */
async function ask(url: string, { call, student, body }: Asked): Promise<{ ms: number; answer: unknown }> {
  const started = performance.now()
  const headers = { authorization: `student-${student}`, ...(body && { 'content-type': 'application/json' }) }
  const sent = request(url, { agent, method: call.method, headers })
  // After one failed request the server is stopped for all: only the first failure is reported.
  sent.on('error', () => undefined)
  sent.end(body && JSON.stringify(body))
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error('Nothing was answered.')
  const answer = await json(response)
  const ms = performance.now() - started
  if (response.statusCode === 200) return { ms, answer }
  throw new Error(`${call.method} ${call.path} answered ${response.statusCode} to student ${student}`)
}

/** Runs one action per student, evenly spread over some time, without waiting for the responses of earlier ones. */
async function together<T>(ms: number, act: (student: number) => Promise<T>): Promise<T[]> {
  const begun = performance.now()
  const running = Array.from({ length: students }, async (_, index) => {
    await delay(Math.max(0, begun + (ms * index) / students - performance.now()))
    return act(index + 1)
  })
  return Promise.all(running)
}

const textOf = (student: number, exercise: number) => `Student ${student} writes a sentence or two about ${exercise}.`

/** Whether a test contains every answer that the server confirmed to its student. */
async function isComplete(url: string, student: number): Promise<boolean> {
  const { testExercises: call } = calls
  const { answer } = await ask(url + buildUrl(call, { params: { id: student } }), { call, student })
  const { exercises } = await call.answer.validate(answer)
  return exercises.length === answers && exercises.every(({ id, answer_text }) => answer_text === textOf(student, id))
}

/** Prints the latency of saves while very many students take the same test, and whether it is within the budget. */
export async function measureTests(): Promise<boolean> {
  console.log(
    `\nTests (${students} students start in ${startMs / 1000} s and save ${answers} answers each; PostgreSQL)`,
  )
  const file = 'apps/api/src/testing/examined.ts'
  await using server = await startServer(file, /ready on (http:\/\/\S+)/, {}, String(students))
  const { url } = server
  const { testInfo, startTest, testExercises, answerOpen } = calls
  const addressFor = (call: Call, student: number) => url + buildUrl(call, { params: { id: student } })
  // Students open the test's info before they start it.
  await together(roundMs, (student) => ask(addressFor(testInfo, student), { call: testInfo, student }))
  const started = await together(startMs, (student) =>
    ask(addressFor(startTest, student), { call: startTest, student }),
  )
  const first = await ask(addressFor(testExercises, 1), { call: testExercises, student: 1 })
  const { exercises } = await testExercises.answer.validate(first.answer)
  const [saves, bare]: [number[], number[]] = [[], []]
  // Measured alternately, so that other load on the machine affects both equally.
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
  const [own, plain] = [percentile(saves, 0.99), percentile(bare, 0.99)]
  const ratio = own / plain
  const kept = ratio < budget && lost === 0
  console.log(
    `  start: p99 ${percentile(
      started.map(({ ms }) => ms),
      0.99,
    ).toFixed(0)} ms, no error`,
  )
  console.log(`  ${saves.length} answers: no error, ${lost === 0 ? 'none lost' : `${lost} students LOST some`}`)
  console.log(`  save: median ${percentile(saves, 0.5).toFixed(1)} ms, p99 ${own.toFixed(1)} ms`)
  console.log(`  bare insert: median ${percentile(bare, 0.5).toFixed(1)} ms, p99 ${plain.toFixed(1)} ms`)
  console.log(`  p99 ratio ${ratio.toFixed(2)} (under ${budget}: ${ratio < budget ? 'kept' : 'OVER'})`)
  return kept
}
