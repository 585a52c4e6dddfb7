import { setTimeout as delay } from 'node:timers/promises'
import { buildUrl, calls } from '@the-house/domain'
import { percentile } from './statistics.ts'

/** Students who take a test of one text, with the tokens from `testing/reported.ts`. */
const students = 20
/** Pause of each student between two calls. */
const pauseMs = 500
/** How long the latency without other load is measured. */
const intervalMs = 8000

/** One call of a student: alternately reads the exercise and saves its answer. */
async function call(url: string, student: number, round: number, exercise_id: number): Promise<void> {
  const reads = round % 2 === 0
  const { testExercises, answerOpen } = calls
  const address = buildUrl(reads ? testExercises : answerOpen, { params: { id: student } })
  const body = JSON.stringify({ exercise_id, answer_text: `What student ${student} writes, for the ${round}th time.` })
  const headers = { authorization: `student-${student}`, 'content-type': 'application/json' }
  const response = await fetch(url + address, { headers, ...(!reads && { method: 'PUT', body }) })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
}

async function exerciseOf(url: string): Promise<number> {
  const { testExercises } = calls
  const address = url + buildUrl(testExercises, { params: { id: 1 } })
  const response = await fetch(address, { headers: { authorization: 'student-1' } })
  const { exercises } = await testExercises.answer.validate(await response.json())
  const [first] = exercises
  if (!first) throw new Error('The students have nothing to write.')
  return first.id
}

/**
 * The p99 latency of students while `work` runs, measured from the planned start of each call, so that delayed calls
 * count too.
 */
async function waitWhile(url: string, work: () => Promise<unknown>): Promise<number> {
  const exercise = await exerciseOf(url)
  const state = { busy: true }
  const times: number[] = []
  const sit = async (student: number) => {
    const begun = performance.now() + (pauseMs * student) / students
    for (let round = 0; state.busy; round += 1) {
      const asked = begun + round * pauseMs
      await delay(Math.max(0, asked - performance.now()))
      await call(url, student, round, exercise)
      times.push(performance.now() - asked)
    }
  }
  const done = work().finally(() => (state.busy = false))
  await Promise.all([done, ...Array.from({ length: students }, (_, index) => sit(index + 1))])
  return percentile(times, 0.99)
}

/** Reports the p99 latency under load beside the latency without load. */
export async function reportLatency(url: string, work: () => Promise<unknown>): Promise<string> {
  const rest = await waitWhile(url, () => delay(intervalMs))
  const busy = await waitWhile(url, work)
  return `p99 of students' calls ${busy.toFixed(0)} ms, ${rest.toFixed(0)} ms at rest: ratio ${(busy / rest).toFixed(1)}`
}
