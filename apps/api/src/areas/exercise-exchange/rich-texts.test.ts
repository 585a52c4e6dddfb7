import { buffer } from 'node:stream/consumers'
import { newExercise, qtiVersions, type ExerciseDraft, type QtiVersion } from '@the-house/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from '../../contract/clean-html.ts'
import { check } from './check.ts'
import { fileOf } from './export.ts'
import { compareContent } from './loss/compare.ts'
import { contentOf } from './loss/content-of.ts'
import { writeQti } from './qti/write-package.ts'
import type { Found } from './question.ts'
import { readPackage, readText } from './read-file.ts'

const word = fc.constantFrom('casa', 'a < b', 'São', 'Amélie', '2 & 3', '“so”', 'end')
const attribute = word.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
const wrapped = (inner: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('strong', 'em', 'u', 's', 'mark', 'ins', 'del').map((tag) => `<${tag}>${inner}</${tag}>`),
    attribute.map((title) => `<span lang="pt-BR" title="${title}">${inner}</span>`),
    attribute.map((title) => `<a href="https://a.test/?a=1&amp;b=2" title="${title}">${inner}</a>`),
    attribute.map((alt) => `${inner}<img src="/api/v1/text_pictures/a.webp" alt="${alt}" title="${alt}" />`),
  )
const inline = attribute.chain((text) => fc.oneof(fc.constant(text), wrapped(text), wrapped(text).chain(wrapped)))
const block = inline.chain((text) =>
  fc.constantFrom(
    `<p lang="fr">${text}</p>`,
    `<h3 title="head">${text}</h3>`,
    `<ul><li>${text}</li><li lang="de">x</li></ul>`,
    `<table><tbody><tr><th colspan="2" scope="col">${text}</th></tr><tr><td rowspan="2">a</td><td>b</td></tr></tbody></table>`,
    `<figure><p>${text}</p><figcaption title="below">${text}</figcaption></figure>`,
    `<dl><dt>${text}</dt><dd>${text}</dd></dl>`,
    `<blockquote>${text}</blockquote><hr />`,
  ),
)
/** Texts as the editor writes them, with everything in them that a text may hold. */
const texts = fc.array(block, { minLength: 1, maxLength: 3 }).map((blocks) => cleanHtml(blocks.join('')))

async function readAgain(format: 'CSV' | 'GIFT' | 'MOODLE_XML' | QtiVersion, draft: ExerciseDraft): Promise<Found[]> {
  if (format === 'CSV' || format === 'GIFT' || format === 'MOODLE_XML')
    return readText(format, Buffer.from(fileOf(format, [draft]))).found
  const row = { draft, tests_only: false, topic: '', lost: [] }
  return (await readPackage('QTI', await buffer(writeQti(format, [row])))).found
}

const isDraft = (body: unknown): body is ExerciseDraft => typeof body === 'object' && body !== null && 'type' in body

describe.each(['CSV', 'GIFT', 'MOODLE_XML', ...qtiVersions] as const)('a text through %s and back', (format) => {
  it('is the same, with its languages, titles, cells and pictures', async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, async (question, feedback) => {
        const draft = { ...newExercise('OPEN_ANSWER', 1), title: 'Text', question, feedback }
        const [found] = await readAgain(format, draft)
        const { row, body } = found ? check(found, 1) : {}
        expect(row?.problems).toEqual([])
        expect(isDraft(body) && compareContent(contentOf(draft), contentOf(body))).toEqual([])
        expect(isDraft(body) && compareContent(contentOf(body), contentOf(draft))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})
