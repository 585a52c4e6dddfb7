import type { CourseNode, CourseStep } from '@the-house/domain'
import { wholeOf } from './course.ts'
import { nameField } from './node-steps.ts'

type Nodes = readonly CourseNode[]

const isMeant = (node: CourseNode, { entity, id }: CourseStep) => node.entity === entity && node.id === id

function rename(nodes: Nodes, step: CourseStep): Nodes {
  const fields: Record<string, unknown> = step.fields ?? {}
  const name = fields[nameField[step.entity]]
  return typeof name === 'string' ? nodes.map((node) => (isMeant(node, step) ? { ...node, name } : node)) : nodes
}

function move(nodes: Nodes, step: CourseStep): Nodes {
  const moved = nodes.find((node) => isMeant(node, step))
  if (!moved) return nodes
  const others = nodes.filter((node) => node !== moved)
  const isSibling = (node: CourseNode) => node.entity === moved.entity && node.parent_id === step.parent_id
  const before = others.findIndex((node) => node.entity === moved.entity && node.id === step.after_id)
  const first = others.findIndex(isSibling)
  const at =
    step.after_id === null ? first : step.after_id === undefined ? others.findLastIndex(isSibling) + 1 : before + 1
  const place = at <= 0 && step.after_id !== null ? others.length : Math.max(at, 0)
  return others.toSpliced(place, 0, { ...moved, parent_id: step.parent_id ?? null })
}

function remove(nodes: Nodes, step: CourseStep): Nodes {
  const gone = new Set<string>()
  for (const node of nodes) {
    const whole = wholeOf[node.entity]
    if (isMeant(node, step) || (whole && gone.has(`${whole}/${node.parent_id}`))) gone.add(`${node.entity}/${node.id}`)
  }
  return nodes.filter(({ entity, id }) => !gone.has(`${entity}/${id}`))
}

const changes: Partial<Record<CourseStep['action'], (nodes: Nodes, step: CourseStep) => Nodes>> = {
  CHANGE: rename,
  MOVE: move,
  REMOVE: remove,
}

export interface Tree {
  book: CourseNode
  content: CourseNode[]
}

/** A book as steps will leave it, as far as that can be told before the server answers: names, places, what is gone. */
export function withSteps(tree: Tree, steps: readonly CourseStep[]): Tree {
  const [book = tree.book, ...content] = steps.reduce<Nodes>(
    (nodes, step) => changes[step.action]?.(nodes, step) ?? nodes,
    [tree.book, ...tree.content],
  )
  return { book, content }
}
