import { managed } from '@the-house/domain'
import { describe, expect, it } from 'vitest'
import { resources, type ResourceName } from './resources.ts'

const isName = (name: string): name is ResourceName => name in resources

describe.each(Object.keys(resources).filter(isName))('%s', (name) => {
  const { fields, columns } = resources[name]
  const { relations } = managed[name]

  it('numbers its columns from one on, each once', () => {
    const numbers = fields.flatMap(({ column }) => column ?? [])
    expect(numbers.toSorted((one, other) => one - other)).toEqual(columns.map((_, index) => index + 1))
  })

  it('asks for a relation where its calls name one', () => {
    const asked = fields.flatMap(({ name: field, kind }) =>
      typeof kind === 'object' && 'one' in kind ? [[field, kind.one]] : [],
    )
    expect(Object.fromEntries(asked)).toEqual(relations)
  })
})
