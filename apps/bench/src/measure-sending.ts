import { setTimeout as delay } from 'node:timers/promises'
import { sendingCalls, type Sending } from '@the-house/domain'
import { reportLatency } from './concurrent-latency.ts'
import { judgeMemory, memoryOf, peakOf } from './memory.ts'
import { isApart, openOffice, type Office } from './reported.ts'

const [few, many] = [500, 10_000]
/** The most queries per hundred receivers, independent of their number; the progress queries are included. */
const budget = 20
const pollMs = 250
/** A test that no student has received yet. */
const test = { id: 1 }

async function readSending(office: Office, id: number): Promise<Sending> {
  const { sending } = sendingCalls
  return sending.answer.validate(await (await office.ask(sending, { params: { id } })).json())
}

/** Sends the test to all students in the first chapter; resolves when every receiver has it. */
async function send(office: Office): Promise<Sending> {
  const { sendTest } = sendingCalls
  const answer = await office.ask(sendTest, { params: test }, { chapter_id: 1 })
  let sending: Sending = await sendTest.answer.validate(await answer.json())
  while (sending.finished_at === null) {
    await delay(pollMs)
    sending = await readSending(office, sending.id)
  }
  return sending
}

/** Sends the test and recalls it, so that it can be sent again. */
async function sendAndRecall(office: Office): Promise<number> {
  const { id, sent } = await send(office)
  await office.ask(sendingCalls.recallSending, { params: { id } })
  return sent
}

/** Measures again after a warm-up, when all code is loaded. */
async function isFlat(office: Office): Promise<boolean> {
  const idle = await memoryOf(office.pid)
  const memory = judgeMemory(idle, await peakOf(office.pid, sendAndRecall(office)))
  console.log(`  memory: ${memory.line}`)
  return memory.kept
}

const perHundred = (queries: number, receivers: number) => queries / (receivers / 100)

async function measureOn(database: string, ...args: string[]): Promise<boolean> {
  await using small = await openOffice({ students: few, rounds: 0 }, args)
  await using large = await openOffice({ students: many, rounds: 0 }, args)
  const less = perHundred(await small.queriesOf(() => sendAndRecall(small)), few)
  const sent: number[] = []
  const more = perHundred(await large.queriesOf(async () => sent.push(await sendAndRecall(large))), many)
  const flat = isApart(args) ? await isFlat(large) : true
  const waiting = await reportLatency(large.url, () => send(large))
  const bounded = more < budget
  const whole = sent.every((count) => count === many)
  const counts = `${less.toFixed(1)} for ${few}, ${more.toFixed(1)} for ${many.toLocaleString('en')} of them`
  console.log(`  ${database}: ${whole ? 'everybody has it' : 'some do NOT have it'}`)
  console.log(`    queries a hundred receivers: ${counts} (below ${budget}: ${bounded ? 'kept' : 'OVER'})`)
  console.log(`    ${waiting}`)
  return bounded && whole && flat
}

/**
 * Prints the cost of sending a test to very many students, the latency of others meanwhile, and whether both are in
 * budget.
 */
export async function measureSending(): Promise<boolean> {
  console.log(`\nSending a test to ${many.toLocaleString('en')} students`)
  const embedded = await measureOn('embedded')
  const server = await measureOn('PostgreSQL', '--postgres')
  return embedded && server
}
