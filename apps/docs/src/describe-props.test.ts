import type { SBType, StrictInputType } from 'storybook/internal/types'
import { expect, it } from 'vitest'
import { described } from './describe-props.ts'

const status: SBType = { name: 'enum', value: ['info', 'danger'], raw: "'info' | 'danger'" }
const nothing: SBType = { name: 'other', value: 'undefined' }
const union = (...value: SBType[]): SBType => ({ name: 'union', value, raw: 'AlertStatus | undefined' })

const row = (type: SBType, summary = 'union', more: Partial<StrictInputType> = {}): StrictInputType => ({
  name: 'prop',
  type,
  table: { type: { summary } },
  ...more,
})

it('names the choices of a union, and of a type that it names, and offers them', () => {
  for (const type of [status, union(status, nothing)])
    expect(described(row(type))).toMatchObject({
      table: { type: { summary: "'info' | 'danger'" } },
      options: ['info', 'danger'],
      control: { type: 'radio' },
    })
})

it('takes a plain type that may be missing for that type', () => {
  const maybe = union({ name: 'boolean' }, nothing)
  expect(described(row(maybe))).toMatchObject({ type: { name: 'boolean' }, table: { type: { summary: 'boolean' } } })
})

it('says what else a union takes as it is written, without a control of choices', () => {
  const given = described(row(union(status, { name: 'string' }, nothing)))
  expect(given).toMatchObject({ table: { type: { summary: 'AlertStatus' } } })
  expect(given).not.toHaveProperty('options')
})

it('offers many choices as a list, and leaves what a story has chosen to offer', () => {
  const many: SBType = { name: 'enum', value: [1, 2, 3, 4, 5, 6, 7] }
  expect(described(row(many))).toMatchObject({
    control: { type: 'select' },
    table: { type: { summary: '1 | 2 | 3 | 4 | 5 | 6 | 7' } },
  })
  expect(described(row(many, 'union', { options: [1, 2] }))).toMatchObject({ options: [1, 2] })
})

it('gives elements no control, and what is plain its own', () => {
  const node = row({ name: 'other', value: 'ReactNode' }, 'ReactNode')
  expect(described(node)).toMatchObject({ control: false })
  const plain = row({ name: 'string' }, 'string')
  expect(described(plain)).toEqual(plain)
})
