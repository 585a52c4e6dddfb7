import { exerciseTypes, newExercise, type ExerciseDraft } from '@the-house/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftsOf } from '../../testing/question-types.ts'
import { check } from './check.ts'
import { fileOf } from './export.ts'
import { compareContent } from './loss/compare.ts'
import { contentOf } from './loss/content-of.ts'
import { readText } from './read-file.ts'

const isDraft = (body: unknown): body is ExerciseDraft => typeof body === 'object' && body !== null && 'type' in body

/** What a draft has lost on its way through a file, and whether the file or the import says that it has. */
function tripOf(format: 'CSV' | 'GIFT' | 'MOODLE_XML', draft: ExerciseDraft) {
  const file = fileOf(format, [draft])
  const [found] = readText(format, Buffer.from(file)).found
  const checked = found && check(found, 1)
  const isTold = file.includes('not held') || (checked?.row.problems.length ?? 0) > 0
  const body = checked?.body
  if (!isDraft(body)) return { isTold, lost: ['all'] }
  const lost = compareContent(contentOf(draft), contentOf(body)).map(({ token, what }) => `${token} ${what}`)
  return { isTold, lost: body.type === draft.type ? lost : ['type', ...lost] }
}

describe.each(['CSV', 'GIFT', 'MOODLE_XML'] as const)('through %s and back', (format) => {
  it.each(exerciseTypes)('an exercise is the same, or is told what it is not: %s', (type) => {
    fc.assert(
      fc.property(draftsOf()[type], (draft) => {
        const { isTold, lost } = tripOf(format, draft)
        expect(isTold ? [] : lost).toEqual([])
      }),
    )
  })

  it('a picture in a text keeps its alternative text', () => {
    const question = '<p>Look: <img src="/api/v1/text_pictures/a.webp" alt="A cat, 2 &lt; 3" /></p>'
    const draft = { ...newExercise('OPEN_ANSWER', 1), title: 'Look', question }
    expect(tripOf(format, draft)).toEqual({ isTold: false, lost: [] })
  })
})
