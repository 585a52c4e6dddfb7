import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administrator } from '../../testing/managed.ts'
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

const picture = pictureBytes('png').toString('base64')
const sound = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(100)]).toString('base64')
const file = (name: string, base64: string) => `<file name="${name}" path="/" encoding="base64">${base64}</file>`
const quiz = (html: string, ...files: string[]) =>
  `<quiz><question type="essay"><name><text>One</text></name>
  <questiontext format="html"><text><![CDATA[${html}]]></text>${files.join('')}</questiontext></question></quiz>`

async function send(content: string, format = 'MOODLE_XML', more = '') {
  const { headers, payload } = formOf({ bytes: Buffer.from(content) })
  const url = `/api/v1/exercises/import?topic_id=${topic.id}&format=${format}${more}`
  const answer = await context.server.inject({
    method: 'POST',
    url,
    headers: { ...headers, authorization: admin.token },
    payload,
  })
  return answer.json()
}
const only = async () => (await admin.get(`/exercises?topic_id=${topic.id}`)).body.content[0]
const tokens = ({ rows }: Json) => rows[0].problems.map(({ token }: Json) => token)

const shown =
  '<p>Who? <img src="@@PLUGINFILE@@/a%20cat.png" alt="A cat"></p><audio><source src="@@PLUGINFILE@@/cat.mp3?time=1">no sound</audio>'
const whole = quiz(shown, file('a cat.png', picture), file('cat.mp3', sound))

/** A text of a question with a picture beside it. */
const part = (name: string, words: string, bytes: string) =>
  `<${name} format="html"><text><![CDATA[<p>${words} <img src="@@PLUGINFILE@@/image.png" alt="${words}"></p>]]></text>${file('image.png', bytes)}</${name}>`

describe('a question of Moodle with a picture and a sound', () => {
  it('brings both, the text of the picture, and loses nothing', async () => {
    expect(tokens(await send(whole))).toEqual([])
    const { question, image_text, image_extra, audio_extra } = await only()
    expect({ question, image_text }).toEqual({ question: '<p>Who? </p>', image_text: 'A cat' })
    expect(image_extra.url).toMatch(/\.webp/)
    expect(audio_extra.url).toMatch(/\.mp3/)
  })

  it('tells files that no text of it shows', async () => {
    const { rows } = await send(quiz('<p>Write.</p>', file('draft.png', picture)))
    expect(rows[0].problems).toMatchObject([{ token: 'files.lost', what: 'draft.png' }])
  })

  it('shows in each of its parts the picture of this part, where two have one name', async () => {
    const other = pictureBytes('gif').toString('base64')
    const { rows } = await send(
      `<quiz><question type="essay"><name><text>One</text></name>${part('questiontext', 'Before', 'bm8gcGljdHVyZQ==')}${part('generalfeedback', 'After', other)}</question></quiz>`,
    )
    expect(rows[0].problems).toMatchObject([{ token: 'files.lost', what: 'image.png' }])
    const { image_extra, feedback } = await only()
    expect(image_extra).toBeNull()
    expect(feedback).toMatch(/<p>After <img src=".*" alt="After"/)
  })

  it('takes both along into a file, and back', async () => {
    await send(whole)
    const answer = await context.server.inject({
      url: `/api/v1/exercises/export?format=MOODLE_XML&topic_id=${topic.id}`,
      headers: { authorization: admin.token },
    })
    expect(answer.body).not.toContain('not held')
    topic = await admin.make('topics', { type: 'EXERCISE' })
    expect(tokens(await send(answer.body))).toEqual([])
    const { image_text, image_extra, audio_extra } = await only()
    expect([image_text, Boolean(image_extra.url), Boolean(audio_extra.url)]).toEqual(['A cat', true, true])
  })

  it('is only looked at in a trial', async () => {
    expect(tokens(await send(whole, 'MOODLE_XML', '&dry_run=true'))).toEqual([])
    expect(await only()).toBeUndefined()
  })

  it('tells of a picture that is none, and of one that is not there; a second one stays in the text', async () => {
    const none = file('b.png', Buffer.from('<html>').toString('base64'))
    const two = '<img src="@@PLUGINFILE@@/b.png"><img src="@@PLUGINFILE@@/c.png"><img src="@@PLUGINFILE@@/d.png">'
    const report = await send(quiz(two, none, file('c.png', picture)), 'MOODLE_XML', '&dry_run=true')
    expect(report.rows[0].problems).toMatchObject([
      { token: 'picture.lost', what: '@@PLUGINFILE@@/d.png' },
      { token: 'files.lost', what: 'b.png' },
    ])
  })

  it('may bring them in an address', async () => {
    expect(tokens(await send(quiz(`<p>Who? <img src="data:image/png;base64,${picture}" alt="A cat"></p>`)))).toEqual([])
    expect((await only()).image_extra.url).toMatch(/\.webp/)
  })

  it('is not too long for its files', async () => {
    const long = file('a cat.png', Buffer.concat([pictureBytes('png'), Buffer.alloc(500_000)]).toString('base64'))
    expect((await send(quiz(shown, long), 'MOODLE_XML', '&dry_run=true')).taken).toBe(1)
  })
})
