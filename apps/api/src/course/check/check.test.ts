import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { literalHtml } from '@the-house/domain'
import { isFinished } from '../finished.ts'
import { checkChapters } from './check.ts'
import type { Checked } from './read.ts'

const at = new Date('2026-03-02T12:00:00Z')
const managed = { version: 1, updated_at: at, deleted_at: null }

const chapter: Checked['chapters'][number] = {
  ...managed, id: 1, book_id: 1, position: 1, name: 'Chapter', description: '', media_type: null, text_help: null,
  image: null, video: null, captions: null, url_video: null, pdf: null, published: true, release_at: null,
} // oxfmt-ignore

interface Wish {
  requirement: number
  finish_chapter: boolean
  published: boolean
  hasContent: boolean
}

/** A published chapter of topics to read, each of which may require one of them. */
function chapterOf(wishes: readonly Wish[]): Checked {
  const topics = wishes.map(({ requirement, finish_chapter, published }, index): Checked['topics'][number] => ({
    ...managed, id: index + 1, chapter_id: 1, position: index + 1, name: `Topic ${index + 1}`,
    type: 'CONTENT', icon: null, requirement_id: requirement < wishes.length ? requirement + 1 : null,
    finish_chapter, show_feedback: true, published, release_at: null, chapterPublished: true, open: true,
    deleted: false, place: [1, 1, 1, 1],
  })) // oxfmt-ignore
  const contents = wishes.flatMap(({ hasContent }, index): Checked['contents'] =>
    hasContent
      ? [{
          ...managed, id: index + 1, topic_id: index + 1, subject: 'Story', description: literalHtml('<p>Once</p>'),
          type_file: null, image: null, image_text: '', video: null, url_video: null, url_captions: null, audio: null,
          transcript: null, media_type: null, media_url: null, published: true, release_at: null,
        }]
      : [],
  ) // oxfmt-ignore
  return { chapters: [chapter], topics, contents, exercises: [] }
}

/** Whether a student who does whatever is open finishes the chapter, by the rules of the course. */
function canFinish({ topics, contents }: Checked): boolean {
  const counted = topics.filter(({ id, published }) => published && contents.some(({ topic_id }) => topic_id === id))
  const done = new Set<number>()
  for (const _ of counted) {
    for (const { id, requirement_id } of counted) {
      const waits = counted.some((required) => required.id === requirement_id) && !done.has(requirement_id ?? 0)
      if (!waits) done.add(id)
    }
  }
  return isFinished(
    counted.map(({ id, name, type, finish_chapter }) => ({
      id, name, type, chapter_id: 1, finish_chapter, concluded: done.has(id), begun: null, release: null, requires: null,
    })),
  ) // oxfmt-ignore
}

it('whatever the topics require, each chapter that cannot be finished has an error of its own', () => {
  const wish = fc.record({
    requirement: fc.nat({ max: 8 }), finish_chapter: fc.boolean(), published: fc.boolean(), hasContent: fc.boolean(),
  }) // oxfmt-ignore
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 6 }), (wishes) => {
      const checked = chapterOf(wishes)
      const tokens = checkChapters(checked).flatMap(({ findings }) => findings.map(({ token }) => token))
      const isWarned = tokens.some((token) => token === 'chapter.noFinish' || token === 'chapter.empty')
      seen.add(`${isWarned} ${canFinish(checked)}`)
      expect(isWarned || canFinish(checked)).toBe(true)
    }),
  )
  // The topic that should finish a chapter may be missed, though the others finish it meanwhile.
  expect(Array.from(seen).toSorted()).toEqual(['false true', 'true false', 'true true'])
})
