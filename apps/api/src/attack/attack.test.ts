import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operationsOf, type OpenApi, type Operation } from './operations.ts'
import { attackOn, type Attack } from './requests.ts'
import { attackers, openAttackedSchool, type Attacker } from './school.ts'
import { watchHealth } from './watch.ts'

/** The attack, a fuzz of the API by its schema, is the same in every run. */
const seed = 20_261_127
const perOperation = 4
const most = { answerMs: 2000, healthMs: 200, minutes: 5 }

let school: Awaited<ReturnType<typeof openAttackedSchool>>
let operations: Operation[]
beforeAll(async () => {
  school = await openAttackedSchool()
  const document: OpenApi = JSON.parse(await (await fetch(`${school.url}/api/v1/openapi.json`)).text())
  operations = operationsOf(document)
}, 180_000)
afterAll(() => school.close())

let sent = 0
const tokens = new Map<Attacker, string>()

/** Sends a request, each from an address of its own, so that no rate limit keeps the attack from what is behind it. */
async function send(attacker: Attacker, { operation: { method, body: described }, url, body }: Attack) {
  const token = tokens.get(attacker) ?? (await school.arrive(attacker))
  tokens.set(attacker, token)
  sent += 1
  const isJson = described && typeof body === 'string'
  const began = performance.now()
  const answer = await fetch(school.url + url, {
    method,
    headers: {
      'x-forwarded-for': `10.${(sent >> 16) % 256}.${(sent >> 8) % 256}.${sent % 256}`,
      ...(token && { authorization: token }),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  })
  const ms = performance.now() - began
  // A stream of events never ends.
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel()
  else await answer.arrayBuffer()
  if (answer.status === 401 && attacker !== 'anonymous') tokens.delete(attacker)
  return { status: answer.status, ms }
}

const nameOf = (attacker: Attacker, { operation: { method }, url, body }: Attack) =>
  `${attacker} ${method} ${url.slice(0, 200)} ${typeof body === 'string' ? body.slice(0, 300) : ''}`

/** The least of three further times, so that what the machine does beside it is not taken for the server's slowness. */
async function leastMs(attacker: Attacker, attack: Attack): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 3; time += 1) times.push((await send(attacker, attack)).ms)
  return Math.min(...times)
}

/** The attacks that keep /healthz waiting when they are made once more, alone. */
async function stalling(suspects: readonly (readonly [Attacker, Attack])[]): Promise<string[]> {
  const found: string[] = []
  for (const [attacker, attack] of suspects) {
    const late: boolean[] = []
    for (let time = 0; time < 3; time += 1) {
      const health = watchHealth(school.url, most.healthMs)
      await send(attacker, attack)
      await health.stop()
      late.push(health.stalls.length > 0)
    }
    if (late.every(Boolean)) found.push(nameOf(attacker, attack))
  }
  return found
}

it(
  'no operation, whoever calls it with whatever, answers 5xx, takes 2 s, or keeps /healthz waiting for 200 ms',
  { timeout: most.minutes * 60_000 },
  async () => {
    const health = watchHealth(school.url, most.healthMs)
    const findings: string[] = []
    const log: { from: number; to: number; made: readonly [Attacker, Attack] }[] = []
    for (const [index, operation] of operations.entries()) {
      for (const attacker of attackers) {
        for (const attack of fc.sample(attackOn(operation), { seed: seed + index, numRuns: perOperation })) {
          const from = performance.now()
          const { status, ms } = await send(attacker, attack)
          log.push({ from, to: performance.now(), made: [attacker, attack] })
          if (status >= 500 && status !== 503) findings.push(`${status} ${nameOf(attacker, attack)}`)
          if (ms > most.answerMs && (await leastMs(attacker, attack)) > most.answerMs)
            findings.push(`${Math.round(ms)} ms ${nameOf(attacker, attack)}`)
        }
      }
    }
    const asked = await health.stop()
    const suspects = log.filter(({ from, to }) => health.stalls.some(({ at, ms }) => from < at + ms && at < to))
    findings.push(...(await stalling(suspects.slice(0, 40).map(({ made }) => made))))
    console.log(`${sent} requests to ${operations.length} operations, ${asked} answers of /healthz`)
    expect(findings).toEqual([])
    expect(operations.length).toBeGreaterThan(200)
  },
)
