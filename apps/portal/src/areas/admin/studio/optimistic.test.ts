import type { CourseNode, CourseStep } from '@the-house/domain'
import { expect, it } from 'vitest'
import { withSteps } from './optimistic.ts'

const nodeOf = (entity: CourseNode['entity'], id: number, parent_id: number | null): CourseNode => ({
  entity,
  id,
  parent_id,
  version: 1,
  name: `${entity} ${id}`,
  published: false,
  type: null,
  problems: 0,
})
const tree = {
  book: nodeOf('books', 1, null),
  content: [
    nodeOf('chapters', 1, 1),
    nodeOf('chapters', 2, 1),
    nodeOf('topics', 1, 1),
    nodeOf('topics', 2, 1),
    nodeOf('topics', 3, 2),
    nodeOf('exercises', 1, 1),
  ],
}
const move = (id: number, parent_id: number, after_id?: number | null): CourseStep => ({
  action: 'MOVE',
  entity: 'topics',
  id,
  parent_id,
  after_id,
})
const topicsAfter = (...steps: CourseStep[]) =>
  withSteps(tree, steps).content.flatMap(({ entity, id, parent_id }) => (entity === 'topics' ? [[id, parent_id]] : []))

it('shows a moved topic at its new place', () => {
  expect(topicsAfter(move(2, 1, null)).slice(0, 2)).toEqual([
    [2, 1],
    [1, 1],
  ])
  expect(topicsAfter(move(1, 1, 2)).slice(0, 2)).toEqual([
    [2, 1],
    [1, 1],
  ])
  expect(topicsAfter(move(1, 2)).at(-1)).toEqual([1, 2])
  expect(topicsAfter(move(1, 2, null)).slice(-2)).toEqual([
    [1, 2],
    [3, 2],
  ])
})

it('shows a new name at once', () => {
  const step: CourseStep = { action: 'CHANGE', entity: 'exercises', id: 1, version: 1, fields: { title: 'Doors' } }
  expect(withSteps(tree, [step]).content.at(-1)?.name).toBe('Doors')
})

it('shows no part of what is deleted', () => {
  const step: CourseStep = { action: 'REMOVE', entity: 'chapters', id: 1, version: 1 }
  expect(withSteps(tree, [step]).content.map(({ name }) => name)).toEqual(['chapters 2', 'topics 3'])
})
