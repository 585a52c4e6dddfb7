import { type ExerciseType } from '@the-house/domain'
import { expect, it } from 'vitest'
import { check } from '../check.ts'
import { samples } from '../samples.ts'
import { parseXml } from './parse-xml.ts'
import { readItem } from './read-item.ts'
import { writeItem } from './write-item.ts'

/** The problems of a sample that was written, edited elsewhere and read. */
function edited(type: ExerciseType, from: string | RegExp, to: string) {
  const draft = samples.find((one) => one.type === type)
  if (!draft) throw new Error(type)
  const row = { draft, tests_only: false, topic: '', lost: [] }
  const item = writeItem(row, { version: '2.1', identifier: 'item-1', files: [] })
  expect(item.replace(from, to)).not.toBe(item)
  return check(readItem(parseXml(Buffer.from(item.replace(from, to))), 1).found, 7)
}
const told = (...args: Parameters<typeof edited>) =>
  edited(...args).row.problems.map(({ token, what }) => [token, what])

const gap = '<textEntryInteraction responseIdentifier="OTHER"/>'

it.each<[string, ExerciseType, string | RegExp, string, [string, string][]]>([
  ['a text below the question', 'ORDERING', '</itemBody>', '<p>Take care.</p></itemBody>', [['text.changed', 'Take care.'], ['setting.lost', 'p']]],
  ['a text above it', 'UNIQUE_ALTERNATIVE', /<itemBody[^>]*>/, '$&<p>Hurry</p>', [['text.changed', 'Hurry'], ['setting.lost', 'p']]],
  ['a second place to answer', 'ORDERING', '</itemBody>', `<p>${gap}</p></itemBody>`, [['setting.lost', 'p textEntryInteraction']]],
  ['another rule', 'NUMERICAL', '</responseProcessing>', '<responseCondition><responseIf><gte><variable identifier="RESPONSE"/><baseValue baseType="float">9</baseValue></gte><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>', [['text.changed', '9 1'], ['setting.lost', 'gte']]],
])('what another tool has added to our item is told: %s', (_, type, from, to, expected) => {
  expect(told(type, from, to)).toEqual(expected)
}) // oxfmt-ignore

it('a word that another tool has corrected comes in, and nothing is told', () => {
  const { row, body } = edited('ORDERING', 'Put the words in order.', 'Order the words.')
  expect(row).toMatchObject({ type: 'ORDERING', taken: true, problems: [] })
  expect(body).toMatchObject({ question: '<p>Order the words.</p>' })
})

it('a tolerance that another tool has changed comes in, and nothing is told', () => {
  const { row, body } = edited('NUMERICAL', 'tolerance="0.001 0.001"', 'tolerance="0.002 0.002"')
  expect(row.taken).toBe(true)
  expect(JSON.stringify(body)).toContain('0.002')
})
