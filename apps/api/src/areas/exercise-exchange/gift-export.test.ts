import { exerciseTypes, type ExerciseDraft } from '@the-house/domain'
import * as fc from 'fast-check'
import { parse } from 'gift-pegjs'
import { expect, it } from 'vitest'
import { draftsOf } from '../../testing/question-types.ts'
import { fileOf } from './export.ts'
import { contentOf } from './loss/content-of.ts'
import { readGift } from './gift-read.ts'

it.each(exerciseTypes)('%s: what is written is GIFT by a grammar of others', (type) => {
  fc.assert(
    fc.property(fc.array(draftsOf()[type], { minLength: 1, maxLength: 4 }), (drafts) => {
      const file = fileOf('GIFT', drafts)
      const questions = file.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//')).length
      fc.pre(questions > 0)
      expect(parse(file)).toHaveLength(questions)
    }),
  )
})

const itemsIn = (one: ExerciseDraft | null | undefined) => one && contentOf(one).items.map((item) => item.trim())

it('items in order come back in their order, and are not told as lost', () => {
  fc.assert(
    fc.property(draftsOf().ORDERING, (draft) => {
      const isTorn = draft.alternatives.some(({ title }) => title.includes('->'))
      const file = fileOf('GIFT', [draft])
      expect(file.includes('not held: ORDERING')).toBe(isTorn)
      fc.pre(!isTorn)
      const [found] = readGift(file).found
      expect(itemsIn(found?.draft)).toEqual(itemsIn(draft))
      expect(found?.problems).toEqual([])
    }),
  )
})
