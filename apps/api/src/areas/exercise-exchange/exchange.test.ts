import { exchangeLimits, exportFormats } from '@the-house/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { administrator } from '../../testing/managed.ts'
import { importOver } from '../../testing/imported.ts'
import { formOf } from '../../testing/upload.ts'

const writtenTexts = exportFormats.filter((format) => format !== 'QTI')

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
let topic: Json
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
afterAll(() => context.close())
beforeEach(async () => {
  topic = await admin.make('topics', { type: 'EXERCISE' })
})

const good = 'OPEN_ANSWER,One,<p>Write.</p>'
const other = 'OPEN_ANSWER,Two,<p>Write.</p>'
const bad = 'RIDDLE,Three,'
const table = (...rows: string[]) => ['type,title,question', ...rows].join('\r\n')

async function send(content: string | Buffer, query = '', format = 'CSV') {
  const { headers, payload } = formOf({ bytes: Buffer.from(content) })
  const address = `/api/v1/exercises/import?topic_id=${topic.id}&format=${format}${query}`
  const answer = await context.server.inject({
    method: 'POST',
    url: address,
    headers: { ...headers, authorization: admin.token },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const there = async () => (await admin.get(`/exercises?topic_id=${topic.id}`)).body.content
const titles = async () => (await there()).map(({ title }: Json) => title)
const many = (name: string) => table(...Array.from({ length: 150 }, (_, at) => `OPEN_ANSWER,${name}${at},<p>a</p>`))
const load = (query: string) =>
  context.server.inject({ url: `/api/v1/exercises/export?${query}`, headers: { authorization: admin.token } })
const names = async (query: string) => {
  const { body } = await load(`format=GIFT&${query}`)
  return Array.from(body.matchAll(/::(.*?)::/g), ([, title]) => title)
}
const exercise = async (more: object) => ({ ...(await admin.sampleOf('exercises')), ...more })

describe('a file of exercises', () => {
  it('comes in as drafts at the end of the topic, in its order, each with a note of who brought it', async () => {
    await admin.make('exercises', { topic_id: topic.id, title: 'Zero' })
    const { status, body } = await send(table(good, other))
    expect({ status, body }).toMatchObject({ status: 200, body: { taken: 2, refused: 0, imported: 2, problems: [] } })
    const rows = await there()
    expect(rows.map(({ title, position, published }: Json) => [title, position, published])).toEqual([
      ['Zero', 1, true],
      ['One', 2, false],
      ['Two', 3, false],
    ])
    const { body: history } = await admin.get(`/exercises/${rows[2].id}/changes`)
    expect(history.content).toMatchObject([
      { action: 'CREATE', before: null, after: { title: 'Two', published: false } },
    ])
    expect(history.content[0].user.name).toBeDefined()
  })

  it('is only looked at in a trial', async () => {
    const { body } = await send(table(good, bad), '&dry_run=true')
    expect(body).toMatchObject({ taken: 1, refused: 1, imported: 0 })
    expect(body.rows).toMatchObject([
      { line: 2, name: 'One', type: 'OPEN_ANSWER', taken: true },
      { line: 3, name: 'Three', type: null, taken: false, problems: [{ token: 'type.unknown', column: 'type' }] },
    ])
    expect(await titles()).toEqual([])
  })

  it('stays out as a whole where anything is wrong, unless the rest is wanted', async () => {
    expect((await send(table(good, bad, other))).body).toMatchObject({ taken: 2, refused: 1, imported: 0 })
    expect(await titles()).toEqual([])
    expect((await send(table(good, bad, other), '&partial=true')).body).toMatchObject({ refused: 1, imported: 2 })
    expect(await titles()).toEqual(['One', 'Two'])
  })

  it('of many comes in as one, after another that was sent at the same time', async () => {
    const sent = await Promise.all([send(many('A')), send(many('B'))])
    expect(sent.map(({ body }) => body.imported)).toEqual([150, 150])
    const { body } = await admin.get(`/exercises?topic_id=${topic.id}&size=500`)
    expect(body.content.map(({ position }: Json) => position)).toEqual(Array.from({ length: 300 }, (_, at) => at + 1))
    const [first] = body.content[0].title
    expect(body.content.slice(0, 150).every(({ title }: Json) => title.startsWith(first))).toBe(true)
  })

  it('is refused with its reason where it is too large, and comes from Moodle too', async () => {
    const large = await send(Buffer.alloc(exchangeLimits.bytes + 1, 'a'))
    expect(large.body).toMatchObject({ imported: 0, problems: [{ token: 'file.large' }] })
    expect((await send('::G:: Why? {}', '', 'GIFT')).body).toMatchObject({ imported: 1 })
    const quiz = '<quiz><question type="essay"><name><text>X</text></name></question></quiz>'
    expect((await send(quiz, '', 'MOODLE_XML')).body).toMatchObject({ imported: 1 })
    expect(await titles()).toEqual(['G', 'X'])
  })

  it('goes to no topic that is not there', async () => {
    await admin.remove(`/topics/${topic.id}`)
    expect(await send(table(good))).toMatchObject({ status: 412, body: { fields: { topic_id: 'validation.id' } } })
    topic = { id: 1_000_000 }
    expect((await send(table(good))).status).toBe(412)
  })
})

describe('exercises as a file', () => {
  it.each(writtenTexts)('keep for tests what is kept for them, and nothing else: %s', async (format) => {
    await admin.make('exercises', { topic_id: topic.id, title: 'Secret', tests_only: true })
    await admin.make('exercises', { topic_id: topic.id, title: 'Open', tests_only: false })
    const { body: file } = await load(`format=${format}&topic_id=${topic.id}`)
    topic = await admin.make('topics', { type: 'EXERCISE' })
    expect((await send(file, '', format)).body).toMatchObject({ imported: 2 })
    const rows = await there()
    expect(rows.map(({ title, tests_only }: Json) => [title, tests_only])).toEqual([
      ['Secret', true],
      ['Open', false],
    ])
  })

  it('is kept for tests by words of a teacher and by the tags of Moodle, and refused where it says neither', async () => {
    const rows = ['sim', 'Yes', 'não', '', 'maybe'].map((cell) => `OPEN_ANSWER,${cell || 'empty'},<p>a</p>,${cell}`)
    const csv = ['type,title,question,tests_only', ...rows].join('\r\n')
    const { body } = await send(csv, '&partial=true')
    expect(body.rows.at(-1).problems).toMatchObject([{ token: 'value.wrong', column: 'tests_only', what: 'maybe' }])
    const gift = '// [id:7] [tag:Tests-Only] [tag:b1]\n::One::Why? {}\n\n// a note\n::Two::How? {}\n'
    expect((await send(gift, '', 'GIFT')).body).toMatchObject({ imported: 2, rows: [{ line: 2 }, { line: 5 }] })
    const kept = (await there()).map(({ title, tests_only }: Json) => [title, tests_only])
    expect(Object.fromEntries(kept)).toEqual({ sim: true, Yes: true, não: false, empty: false, One: true, Two: false })
  })

  it('are those of a topic, those that are named, or all; removed ones are none', async () => {
    await send(table(good, other, 'OPEN_ANSWER,Gone,<p>a</p>'))
    const [one, two, gone] = await there()
    await admin.remove(`/exercises/${gone.id}`)
    expect(await names(`topic_id=${topic.id}`)).toEqual(['One', 'Two'])
    expect(await names(`ids=${two.id},${gone.id}`)).toEqual(['Two'])
    expect(await names('ids=9999999999')).toEqual([])
    expect(await names('')).toEqual(expect.arrayContaining(['One', 'Two']))
    expect(one.title).toBe('One')
  })

  it('are as many as there are, each once', async () => {
    const sent = await send(table(...Array.from({ length: 450 }, (_, at) => `OPEN_ANSWER,N${at},<p>a</p>`)))
    await importOver(admin, sent.body.import_id)
    const { body, headers } = await load(`format=CSV&topic_id=${topic.id}`)
    const found = body.split('\r\n').flatMap((line) => /^OPEN_ANSWER,(N\d+),/.exec(line)?.[1] ?? [])
    expect(found).toEqual(Array.from({ length: 450 }, (_, at) => `N${at}`))
    expect(headers['content-disposition']).toContain('exercises.csv')
  })

  it('say which of their files the format cannot hold', async () => {
    // The test data has exercises with a sound and a picture: testing/material.ts.
    const { body } = await load('format=GIFT')
    expect(body).toContain('not held: audio_extra')
    expect(body).toContain('not held: image_extra, image_text')
    expect((await load('format=CSV')).body).toMatch(/,audio_extra\r\n/)
  })

  it.each(['format=PDF', 'format=CSV&ids=1;2', 'format=CSV&topic_id=x'])('are refused: %s', async (query) => {
    expect((await load(query)).statusCode).toBe(412)
  })
})

describe('an answer that its author tries', () => {
  it('is marked by the key of the draft as a student’s would be, and nothing is saved', async () => {
    const draft = await exercise({ topic_id: null, title: '' })
    const attempt = (alternatives: number[]) =>
      admin.post('/exercises/try', { exercise: draft, answer: { alternatives } })
    expect(await attempt([1])).toMatchObject({ status: 200, body: { correct: true, credit: 100 } })
    expect((await attempt([2])).body).toEqual({ correct: false, credit: 0 })
    expect(await attempt([])).toMatchObject({ status: 412, body: { token: 'answer.empty' } })
    expect(await attempt([9])).toMatchObject({ status: 412, body: { token: 'answer.mismatch' } })
    expect(await there()).toEqual([])
  })

  it('counts letters one by one, and waits for a teacher where it is a text', async () => {
    const letters = await exercise({
      type: 'COMPLETE_LETTERS',
      question_masked: 'c#####',
      options: [{ position: 1, options: ['_', '_'] }],
      answer_correct: 'AT',
    })
    const { body } = await admin.post('/exercises/try', { exercise: letters, answer: { text: 'AX' } })
    expect(body).toEqual({ correct: false, credit: 50 })
    const open = await exercise({ type: 'OPEN_ANSWER' })
    const waiting = await admin.post('/exercises/try', { exercise: open, answer: { text: 'Well' } })
    expect(waiting.body).toEqual({ correct: null, credit: null })
  })
})

it.each([
  ['CSV', 9, 0],
  // GIFT cannot hold sentences with several blanks.
  ['GIFT', 6, 0],
  ['MOODLE_XML', 9, 0],
] as const)(
  'the sample of a format is a file that can be sent, of which %s gives back %i, and does not know %i',
  async (format, taken, refused) => {
    const { body: sample } = await load(`format=${format}&sample=true`)
    const { body } = await send(sample, '&dry_run=true', format)
    expect(body).toMatchObject({ taken, refused, problems: [] })
    expect(body.rows.flatMap(({ findings }: Json) => findings)).toEqual([])
  },
)
