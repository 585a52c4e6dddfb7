import type { CourseEntity, CourseNode, CourseStep, ExerciseType, TopicType } from '@the-house/domain'

/** The field that holds the name of each entity. */
export const nameField: Record<CourseEntity, string> = {
  books: 'name',
  chapters: 'name',
  topics: 'name',
  contents: 'subject',
  exercises: 'title',
}

const rowOf = ({ entity, id, version }: CourseNode) => ({ entity, id, version })

/** What is to be made. */
export interface NewNode {
  entity: CourseEntity
  /** null: a book. */
  parent_id: number | null
  name: string
  /** Of a topic or an exercise. */
  type?: TopicType | ExerciseType | undefined
}

/** The temporary id of the one row that steps make. */
export const madeId = -1

/** Makes a row at the end of its parent. */
export const createStep = (entity: CourseEntity, parent_id: number | null, fields: Record<string, unknown>) =>
  ({ action: 'CREATE', entity, as: madeId, ...(parent_id !== null && { parent_id }), fields }) satisfies CourseStep

/** Makes a draft with a name. */
export const createSteps = ({ entity, parent_id, name, type }: NewNode): CourseStep[] => [
  createStep(entity, parent_id, {
    [nameField[entity]]: name,
    ...(type && { type }),
    // A book is on offer unless it says otherwise; the wire spells the field so.
    ...(entity === 'books' && { avaliable: false }),
  }),
]

export const renameSteps = (node: CourseNode, name: string): CourseStep[] => [
  { action: 'CHANGE', ...rowOf(node), fields: { [nameField[node.entity]]: name } },
]

/** Moves nodes, in their order, behind one among the parts of a whole; null: to its beginning; undefined: to its end. */
export function moveSteps(
  nodes: readonly CourseNode[],
  parent_id: number | null,
  after: number | null | undefined,
): CourseStep[] {
  return nodes.map(({ entity, id }, index) => ({
    action: 'MOVE',
    entity,
    id,
    parent_id,
    after_id: index === 0 ? after : nodes[index - 1]?.id,
  }))
}

/** Copies nodes, each with its parts; a copy comes right after its original. */
export const copySteps = (nodes: readonly CourseNode[]): CourseStep[] =>
  nodes.flatMap(({ entity, id, parent_id }, index): CourseStep[] => [
    { action: 'COPY', entity, id, as: -1 - index },
    { action: 'MOVE', entity, id: -1 - index, parent_id, after_id: id },
  ])

export const publishSteps = (nodes: readonly CourseNode[], published: boolean): CourseStep[] =>
  nodes.map((node) => ({ action: published ? 'PUBLISH' : 'UNPUBLISH', ...rowOf(node) }))

export const removeSteps = (nodes: readonly CourseNode[]): CourseStep[] =>
  nodes.map((node) => ({ action: 'REMOVE', ...rowOf(node) }))
