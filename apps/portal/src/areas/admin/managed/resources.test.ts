import { managed } from '@the-house/domain'
import { describe, expect, it } from 'vitest'
import { resources, type ResourceName } from './resources.ts'

const isName = (name: string): name is ResourceName => name in resources

describe.each(Object.keys(resources).filter(isName))('%s', (name) => {
  const { fields, columns, filters = [] } = resources[name]
  const entity = managed[name]
  const names = fields.map((field) => field.name)

  it('has a field for all that its calls take, and for nothing else', () => {
    expect(names.toSorted()).toEqual([...Object.keys(entity.fields), ...Object.keys(entity.files)].toSorted())
  })

  it('lists and narrows by fields that it has', () => {
    expect(names).toEqual(expect.arrayContaining([...columns, ...filters]))
    expect(Object.keys(entity.relations)).toEqual(expect.arrayContaining([...filters]))
  })

  it('asks for a relation where its calls name one', () => {
    const relations = fields.flatMap(({ name: field, kind }) =>
      typeof kind === 'object' && 'one' in kind ? [[field, kind.one]] : [],
    )
    expect(Object.fromEntries(relations)).toEqual(entity.relations)
  })
})
