import type { CourseStep } from '@the-house/domain'
import { idOf, type Course } from './course.ts'
import { nameField } from './node-steps.ts'
import type { PressLabel } from './press-log.ts'

/** Says what steps do: the action of the first one, since those after it put what it made into its place. */
export function labelOf(steps: readonly CourseStep[], course: Course | undefined): PressLabel {
  const [first] = steps
  if (!first) throw new Error('A press has no steps')
  const node = course?.find(idOf({ entity: first.entity, id: first.id ?? 0 }))
  const fields: Record<string, unknown> = first.fields ?? {}
  const given = fields[nameField[first.entity]]
  return {
    action: first.action,
    count: steps.filter(({ action }) => action === first.action).length,
    name: node?.name ?? (typeof given === 'string' ? given : ''),
  }
}
