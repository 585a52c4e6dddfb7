import { setTimeout as delay } from 'node:timers/promises'
import { buildUrl, calls, isImportOver } from '@the-house/domain'
import { MB, memoryOf, peakOf } from './memory.ts'
import { findPlace, tokenOf, type Place } from './school.ts'
import { startDemoServer } from './server.ts'
import { percentile } from './statistics.ts'

const admin = { email: 'admin@thehouse.test', password: 'magic-formula' }
/** The most milliseconds that a save may take at p99 while a file is read or written. */
const mostMs = 200
/** How often a student saves. */
const everyMs = 50
const fileBytes = 9_400_000

const filled = (head: string, row: string) => head + row.repeat(Math.floor((fileBytes - head.length) / row.length))
const people = (unit: string, tribe: string, count: number) =>
  [
    'code,profile,unit,tribe,name',
    ...Array.from({ length: count }, (_, at) => `BENCH-${at},student,${unit},${tribe},Person ${at}`),
  ].join('\n')
const deep = 1_300_000
const nameIn = (text: string) => /"name":"([^"]+)"/.exec(text)?.[1] ?? ''

/** Sends a file, and waits for the job that goes on with it. @returns what has become of it */
async function send(url: string, token: string, path: string, file: string): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob([file]), 'file.csv')
  const answer = await fetch(url + path, { method: 'POST', headers: { authorization: token }, body })
  const told = await answer.text()
  const [, id] = /"import_id":(\d+)/.exec(told) ?? []
  if (id === undefined) return `${answer.status} ${/"token":"([\w.]+)"/.exec(told)?.[1] ?? 'read'}`
  const address = url + buildUrl(calls.import, { params: { id: Number(id) } })
  for (;;) {
    const response = await fetch(address, { headers: { authorization: token } })
    const one = await calls.import.answer.validate(await response.json())
    if (isImportOver(one)) return one.state
    await delay(500)
  }
}

/** Saves an answer again and again while work runs. @returns how long each save took */
async function saveWhile(url: string, { token, survey }: Place, work: Promise<unknown>): Promise<number[]> {
  const open = survey.exercises.find(({ type }) => type === 'OPEN_ANSWER')
  if (!open) throw new Error('The topic has no open question.')
  const address = url + buildUrl(calls.answerOpen, { params: { id: survey.id } })
  const state = { busy: true }
  const done = work.finally(() => (state.busy = false))
  const [times, begun]: [number[], number] = [[], performance.now()]
  for (let round = 0; state.busy; round += 1) {
    await delay(Math.max(0, begun + round * everyMs - performance.now()))
    const asked = performance.now()
    const answer = JSON.stringify({ exercise_id: open.id, answer_text: `For the ${round}th time.` })
    const headers = { authorization: token, 'content-type': 'application/json' }
    const response = await fetch(address, { method: 'PUT', headers, body: answer })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`A save answered ${response.status}.`)
    times.push(performance.now() - asked)
  }
  await done
  return times
}

/** Prints how long a student's save takes while files are imported on the embedded database, and the memory. */
export async function measureImports(): Promise<boolean> {
  console.log(`\nImports (a student saves every ${everyMs} ms meanwhile)`)
  await using server = await startDemoServer()
  const { url, pid } = server
  const place = await findPlace(url)
  const token = await tokenOf(url, admin)
  const read = async (path: string) =>
    (await fetch(`${url}/api/v1${path}`, { headers: { authorization: token } })).text()
  const [unit, tribe] = [nameIn(await read('/unities')), nameIn(await read('/people/tribes'))]
  const into = (format: string) => `/api/v1/exercises/import?topic_id=${place.topic}&format=${format}`
  const question = '::t:: a question {=yes ~no}\n\n'
  const files: readonly (readonly [string, string, string])[] = [
    ['nothing', '', ''],
    ['9.4 MB of rows', into('CSV'), filled('type,title\n', 'OPEN_ANSWER,a\n')],
    [
      '1,000 exercises of 9.4 MB',
      into('CSV'),
      `type,title,question\n${`OPEN_ANSWER,a,<p>${'word '.repeat(1840)}</p>\n`.repeat(1000)}`,
    ],
    ['9 MB of <a/>', into('MOODLE_XML'), `${filled('<quiz>', '<a/>')}</quiz>`],
    ['9 MB of depth', into('MOODLE_XML'), `<quiz>${'<a>'.repeat(deep)}${'</a>'.repeat(deep)}</quiz>`],
    ['9.4 MB of GIFT', into('GIFT'), filled('', question)],
    ['50,000 people', '/api/v1/people/enrol', people(unit, tribe, 50_000)],
  ]
  let kept = true
  for (const [name, path, file] of files) {
    const idle = await memoryOf(pid)
    const begun = performance.now()
    let state = ''
    const work = path === '' ? delay(5000) : send(url, token, path, file).then((one) => (state = one))
    let times: number[] = []
    const peak = await peakOf(
      pid,
      saveWhile(url, place, work).then((all) => (times = all)),
    )
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const p99 = percentile(times, 0.99)
    kept &&= p99 <= mostMs
    const over = p99 <= mostMs ? 'kept' : 'OVER'
    console.log(
      `  ${name}: ${state} in ${seconds} s; ${times.length} saves, p99 ${p99.toFixed(0)} ms (at most ${mostMs}: ${over}), longest ${Math.max(...times).toFixed(0)} ms; ${MB(Math.max(0, peak - idle))} more`,
    )
  }
  return kept
}
