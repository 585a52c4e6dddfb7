import { newExercise, qtiVersions } from '@the-house/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPackage } from '../../reading/open-package.ts'
import { budgets } from '../../reading/budget.ts'
import { administrator } from '../../testing/managed.ts'
import { zipOf } from '../../testing/package-builder.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { formOf, pictureBytes } from '../../testing/upload.ts'

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

async function post(url: string, bytes: Buffer) {
  const { headers, payload } = formOf({ bytes })
  const answer = await context.server.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    headers: { ...headers, authorization: admin.token },
    payload,
  })
  return answer.json()
}
const load = async (query: string) =>
  context.server.inject({ url: `/api/v1/exercises/export?${query}`, headers: { authorization: admin.token } })
const bring = (bytes: Buffer, query = '') => post(`/exercises/import?topic_id=${topic.id}&format=QTI${query}`, bytes)
const only = async () => {
  const { content } = (await admin.get(`/exercises?topic_id=${topic.id}`)).body
  return (await admin.get(`/exercises/${content[0].id}`)).body
}
const sources = (html: string) =>
  Array.from(html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g), ([, src, alt]) => [src, alt])
const opens = async (html: string) => {
  const codes: number[] = []
  for (const [src = ''] of sources(html)) codes.push((await context.server.inject({ url: src })).statusCode)
  return codes
}
const countStored = async () => Array.from((await context.storage.listAll('', { recursive: true })).objects).length

/** An exercise whose texts show pictures of the school. */
async function withPictures() {
  const pictures: string[] = []
  for (const ending of ['png', 'png', 'png'] as const)
    pictures.push((await post('/text_pictures', pictureBytes(ending))).src)
  const [one, two, three] = pictures.map((src, index) => `<img src="${src}" alt="No. ${index + 1}" />`)
  const draft = {
    ...newExercise('UNIQUE_ALTERNATIVE', topic.id),
    title: 'Maps',
    question: `<p>Before ${one} and after ${two}.</p>`,
    feedback: `<p>See ${one}</p>`,
    alternatives: ['go', 'went'].map((title, index) => ({ id: index + 1, title })),
    correct_alternatives: [2],
    alternative_feedback: [{ id: 1, html: `<p>Not ${three}</p>` }],
  }
  await admin.make('exercises', draft)
  return draft
}

describe('the pictures that texts of an exercise show', () => {
  it.each(qtiVersions)('go out in the package and come in again where they stood: QTI %s', async (version) => {
    const draft = await withPictures()
    const { rawPayload } = await load(`format=QTI&qti_version=${version}&topic_id=${topic.id}`)
    const pack = await openPackage(rawPayload, budgets.package)
    expect(pack.names.filter((name) => name.startsWith('media/'))).toEqual(
      [1, 2, 3].map((at) => `media/1-text-${at}.webp`),
    )
    expect((await pack.read('items/item-1.xml')).toString()).not.toMatch(/not held|text_pictures/)
    topic = await admin.make('topics', { type: 'EXERCISE' })
    expect(await bring(rawPayload)).toMatchObject({ imported: 1, rows: [{ problems: [] }] })
    const { question, feedback, alternative_feedback } = await only()
    const htmls = [question, feedback, alternative_feedback[0].html]
    expect(htmls.map((html) => sources(html).map(([, alt]) => alt))).toEqual([['No. 1', 'No. 2'], ['No. 1'], ['No. 3']])
    expect(await Promise.all(htmls.map(opens))).toEqual([[302, 302], [302], [302]])
    // They are files of their own: the exercise they came from may be deleted.
    for (const [src] of sources(draft.question)) expect(question).not.toContain(src)
  })

  it.each(['GIFT', 'MOODLE_XML', 'CSV'])('are not in %s, which says so', async (format) => {
    await withPictures()
    expect((await load(`format=${format}&topic_id=${topic.id}`)).body).toContain('pictures in texts')
  })

  it.each(['GIFT', 'CSV'])(
    'come from a file in %s where this school has them, and are told where not',
    async (format) => {
      const draft = await withPictures()
      const { body } = await load(`format=${format}&topic_id=${topic.id}`)
      const [[own = ''] = [], [other = ''] = []] = sources(draft.question)
      const foreign = other.replace(/[\da-f]{8}-/, '00000000-')
      const file = Buffer.from(body.replaceAll(other, foreign))
      topic = await admin.make('topics', { type: 'EXERCISE' })
      const url = `/exercises/import?topic_id=${topic.id}&format=${format}`
      const told = { rows: [{ problems: [{ token: 'files.lost', what: foreign.split('/').at(-1) }] }] }
      expect(await post(`${url}&dry_run=true`, file)).toMatchObject(told)
      expect(await post(url, file)).toMatchObject({ ...told, imported: 1 })
      expect(sources((await only()).question)).toEqual([[own, 'No. 1']])
    },
  )
})

const item = (inner: string, after: string) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="Cats" adaptive="false" timeDependent="false"><itemBody>${inner}<extendedTextInteraction responseIdentifier="RESPONSE"/></itemBody><modalFeedback outcomeIdentifier="F" identifier="x" showHide="show">${after}</modalFeedback></assessmentItem>`
const manifest =
  '<manifest identifier="m"><resources><resource identifier="r" type="imsqti_item_xmlv2p1" href="items/one.xml"/></resources></manifest>'
const shown = (name: string) => `<img src="../media/${name}" alt="${name}"/>`
const packageOf = (files: Record<string, Buffer>) =>
  zipOf({
    'imsmanifest.xml': manifest,
    'items/one.xml': item(
      `<p>One ${shown('a.png')}, two ${shown('b &amp; c.png')}, three ${shown('none.png')}.</p>`,
      `<p>After ${shown('d.png')}</p>`,
    ),
    ...files,
  })
const png = pictureBytes('png')

describe('a package of another tool with several pictures', () => {
  const files = { 'media/a.png': png, 'media/b & c.png': png, 'media/d.png': png }
  const lost = { rows: [{ problems: [{ token: 'files.lost', what: 'media/none.png' }, { token: 'picture.lost' }] }] }

  it('keeps the first in its place and the others in their texts, and tells which it does not hold', async () => {
    expect(await bring(await packageOf(files))).toMatchObject({ imported: 1, ...lost })
    const { question, feedback, image_extra, image_text } = await only()
    expect([Boolean(image_extra), image_text]).toEqual([true, 'a.png'])
    expect(sources(question).map(([, alt]) => alt)).toEqual(['b &amp; c.png'])
    expect(await Promise.all([question, feedback].map(opens))).toEqual([[302], [302]])
  })

  it('tells of one that is no picture, and leaves no hole for it', async () => {
    const answer = await bring(await packageOf({ ...files, 'media/d.png': Buffer.from('<html>') }))
    expect(answer).toMatchObject({ imported: 1 })
    expect(answer.rows[0].problems).toContainEqual(expect.objectContaining({ token: 'files.lost', what: 'd.png' }))
    expect((await only()).feedback).toBe('<p>After </p>')
  })

  it('tells of one that cannot be decoded, in the trial and in the import', async () => {
    const damaged = await packageOf({ ...files, 'media/d.png': png.subarray(0, 60) })
    for (const query of ['&dry_run=true', '']) {
      const { rows } = await bring(damaged, query)
      expect(rows[0].problems).toContainEqual(expect.objectContaining({ token: 'files.lost', what: 'd.png' }))
    }
    expect((await only()).feedback).toBe('<p>After </p>')
  })

  it('stores nothing in a trial', async () => {
    const before = await countStored()
    expect(await bring(await packageOf(files), '&dry_run=true')).toMatchObject({ imported: 0, ...lost })
    expect(await countStored()).toBe(before)
  })
})

const file = (name: string) => `<file name="${name}" path="/" encoding="base64">${png.toString('base64')}</file>`
const see = (name: string) => `<img src="@@PLUGINFILE@@/${encodeURIComponent(name)}" alt="${name}">`

it('pictures of a file of Moodle stay in their texts but the first, and in the feedback', async () => {
  const xml = `<quiz><question type="essay"><name><text>Maps</text></name><questiontext format="html"><text><![CDATA[<p>One ${see('a.png')}, two ${see('b c.png')}, three ${see('none.png')}.</p>]]></text>${file('a.png')}${file('b c.png')}</questiontext><generalfeedback format="html"><text><![CDATA[<p>After ${see('d.png')}</p>]]></text>${file('d.png')}</generalfeedback></question></quiz>`
  const answer = await post(`/exercises/import?topic_id=${topic.id}&format=MOODLE_XML`, Buffer.from(xml))
  expect(answer.rows[0].problems).toMatchObject([{ token: 'picture.lost', what: '@@PLUGINFILE@@/none.png (none.png)' }])
  const { question, feedback, image_extra, image_text } = await only()
  expect([Boolean(image_extra), image_text]).toEqual([true, 'a.png'])
  expect(sources(question).map(([, alt]) => alt)).toEqual(['b c.png'])
  expect(await Promise.all([question, feedback].map(opens))).toEqual([[302], [302]])
})

it('stores no more than twenty pictures for the texts of an exercise, and tells of the others', async () => {
  const pictures = Array.from({ length: 23 }, (_, at) => `<p>${shown(`${at}.png`)}</p>`).join('')
  const files = Object.fromEntries(Array.from({ length: 23 }, (_, at) => [`media/${at}.png`, png]))
  const answer = await bring(
    await zipOf({ 'imsmanifest.xml': manifest, 'items/one.xml': item(pictures, '<p>Well.</p>'), ...files }),
  )
  expect(answer.rows[0].problems).toMatchObject([
    { token: 'picture.lost', what: '../media/21.png (21.png); ../media/22.png (22.png)' },
  ])
  expect(sources((await only()).question)).toHaveLength(20)
})

it('a picture or a link that no file names is told and left out, whatever the format', async () => {
  const gift = '::Map::[html]<p>Look <img src\\="maps/rio.png" alt\\="Rio"> <a href\\="notes.html">notes</a></p>{}'
  const answer = await post(`/exercises/import?topic_id=${topic.id}&format=GIFT`, Buffer.from(gift))
  expect(answer.rows[0].problems).toMatchObject([
    { token: 'link.lost', what: 'notes.html' },
    { token: 'picture.lost', what: 'maps/rio.png (Rio)' },
  ])
  expect((await only()).question).toBe('<p>Look  <a>notes</a></p>')
})
