import { codec, formSchema, type CourseStep } from '@the-house/domain'
import { validator } from '../../contract/validation.ts'
import type { Entity, Values } from '../../crud/entities.ts'
import { snapshot } from '../../crud/present.ts'
import { idIn, parentOf, type Run } from './run.ts'

/** The fields of a step in our spelling: without its place, which MOVE alone changes, and with ids for temporary ones. */
function givenIn(run: Run, entity: Entity, { fields = {} }: CourseStep): Values {
  const { fields: known, relations } = entity.definition
  const given = Object.entries(Object(codec(formSchema(entity.definition)).decode(fields)))
  const place = new Set(['position', parentOf(entity)?.field])
  return Object.fromEntries(
    given.flatMap(([name, value]) => {
      if (!(name in known) || place.has(name)) return []
      const related = relations[name]
      return [[name, related && typeof value === 'number' && value < 0 ? idIn(run, related, value, name) : value]]
    }),
  )
}

/** Validates the fields of a new row, as its form does. */
export async function newFields(run: Run, entity: Entity, step: CourseStep, parents: Values): Promise<Values> {
  const body = { ...givenIn(run, entity, step), ...parents }
  return Object(await validator(formSchema(entity.definition))(body))
}

/** Validates the fields that a step changes, and no others. */
export async function changedFields(run: Run, entity: Entity, step: CourseStep): Promise<Values> {
  const given = givenIn(run, entity, step)
  return Object(await validator(formSchema(entity.definition).pick(Object.keys(given)))(given))
}

/** Returns some fields of a row, in the spelling of the wire. */
export function fieldsOf({ definition, ...entity }: Entity, row: Values, names: readonly string[]): Values {
  const all = snapshot({ definition, ...entity }, row)
  const some = Object.fromEntries(names.map((name) => [name, all[name]]))
  return Object(codec(formSchema(definition)).encode(some))
}
