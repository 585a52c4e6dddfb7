import { exerciseTypes } from '@the-house/domain'
import * as fc from 'fast-check'
import { parse } from 'gift-pegjs'
import { expect, it } from 'vitest'
import { draftsOf } from '../../testing/question-types.ts'
import { fileOf } from './export.ts'

// Items in order are not written: the file says so in a remark.
const written = exerciseTypes.filter((type) => type !== 'ORDERING')

it.each(written)('%s: what is written is GIFT by a grammar of others', (type) => {
  fc.assert(
    fc.property(fc.array(draftsOf()[type], { minLength: 1, maxLength: 4 }), (drafts) => {
      const file = fileOf('GIFT', drafts)
      const questions = file.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//')).length
      fc.pre(questions > 0)
      expect(parse(file)).toHaveLength(questions)
    }),
  )
})
