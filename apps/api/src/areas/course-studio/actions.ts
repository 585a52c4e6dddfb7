import type { CourseStep, StepAction } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { copyIn } from '../../crud/copy.ts'
import { entityOf, type Entity, type Values } from '../../crud/entities.ts'
import { isOrdered, moveIn, placeAfter, placeOf } from '../../crud/order.ts'
import { findRow } from '../../crud/read.ts'
import { restoreIn, softDeleteIn } from '../../crud/soft-delete.ts'
import { publishedBy, type Saved } from '../../crud/saved.ts'
import { changeIn, createIn } from '../../crud/write.ts'
import type { Db } from '../../db/client.ts'
import { topics } from '../../db/schema/index.ts'
import { changePublished } from './publish-step.ts'
import { afterIn, idIn, parentOf, parentsIn, refuse, type Done, type Run } from './run.ts'
import { filesIn, keepFormerFiles } from './step-files.ts'
import { changedFields, fieldsOf, newFields } from './step-fields.ts'
import { assertVersion } from './versions.ts'

type Act = (run: Run, step: CourseStep) => Promise<Done>

const typeOfTopic: Record<string, string> = { contents: 'CONTENT', exercises: 'EXERCISE' }

/** Refuses to put exercises into a topic of content, and the other way round. */
async function assertFits(tx: Db, { name }: Entity, { topic_id }: Values): Promise<void> {
  const type = typeOfTopic[name]
  if (type === undefined) return
  const [topic] = await tx
    .select({ type: topics.type })
    .from(topics)
    .where(eq(topics.id, Number(topic_id)))
  if (topic && topic.type !== type) throw refuse('topic_id', 'validation.topicType')
}

/** Notes what a step has made, by its temporary id; REMOVE undoes it. */
function madeBy({ made }: Run, { as, entity }: CourseStep, id: number): Done {
  const row = { entity, id }
  if (as !== undefined) {
    if (made.has(as)) throw refuse('as', 'validation.taken')
    made.set(as, row)
  }
  return { row, inverse: { action: 'REMOVE', entity, id } }
}

/** Notes the row that a step has published by its fields. */
function savedBy(entity: Entity, saved: Saved): Pick<Done, 'published'> {
  const published = publishedBy(entity, saved)
  return published ? { published: [published.row] } : {}
}

const make: Act = async (run, step) => {
  const entity = entityOf(step.entity)
  const parents = parentsIn(run, entity, step.parent_id)
  await assertFits(run.tx, entity, parents)
  const fields = await newFields(run, entity, step, parents)
  const made = await createIn(run, entity, fields, await filesIn(run, entity, step))
  return { ...madeBy(run, step, Number(made['id'])), ...savedBy(entity, { after: made }) }
}

const copy: Act = async (run, step) => {
  const entity = entityOf(step.entity)
  const id = idIn(run, step.entity, step.id)
  const field = parentOf(entity)?.field
  const row = await findRow(run.tx, entity, id)
  const parents =
    step.parent_id === undefined && field !== undefined
      ? { [field]: row[field] }
      : parentsIn(run, entity, step.parent_id)
  await assertFits(run.tx, entity, parents)
  return madeBy(run, step, await copyIn(run, entity, { id, parents }))
}

const change: Act = async (run, step) => {
  const entity = entityOf(step.entity)
  const id = idIn(run, step.entity, step.id)
  await assertVersion(run, step, id)
  const before = await findRow(run.tx, entity, id, 'update')
  const given = await changedFields(run, entity, step)
  const files = await filesIn(run, entity, step)
  const saved = await changeIn(run, entity, { id, body: { ...before, ...given }, related: given, files })
  const fields = fieldsOf(entity, before, Object.keys(given))
  const former = await keepFormerFiles(run, entity, step, before)
  const inverse: CourseStep = { action: 'CHANGE', entity: step.entity, id, fields, ...former }
  return { row: { entity: step.entity, id }, inverse, ...savedBy(entity, saved) }
}

const move: Act = async (run, step) => {
  const entity = entityOf(step.entity)
  const id = idIn(run, step.entity, step.id)
  const before = await findRow(run.tx, entity, id)
  const parents = parentsIn(run, entity, step.parent_id)
  const parent_id = Number(before[parentOf(entity)?.field ?? '']) || null
  const after_id = await placeOf(run.tx, entity, before)
  await assertFits(run.tx, entity, parents)
  await moveIn(run, entity, { id, parents, after_id: afterIn(run, step.entity, step.after_id) })
  return {
    row: { entity: step.entity, id },
    inverse: { action: 'MOVE', entity: step.entity, id, parent_id, after_id },
  }
}

const remove: Act = async (run, step) => {
  const entity = entityOf(step.entity)
  const id = idIn(run, step.entity, step.id)
  await assertVersion(run, step, id)
  const before = await findRow(run.tx, entity, id)
  const place = isOrdered(entity) ? { after_id: await placeOf(run.tx, entity, before) } : {}
  await softDeleteIn(run, entity, id)
  return {
    row: { entity: step.entity, id },
    inverse: { action: 'RESTORE', entity: step.entity, id, ...place },
  }
}

const restore: Act = async (run, step) => {
  const entity = entityOf(step.entity)
  const id = idIn(run, step.entity, step.id)
  const row = await restoreIn(run, entity, id)
  const after_id = afterIn(run, step.entity, step.after_id)
  if (after_id !== undefined) await placeAfter(run.tx, entity, row, after_id)
  return { row: { entity: step.entity, id }, inverse: { action: 'REMOVE', entity: step.entity, id } }
}

/** What each step does. */
export const actions: Record<StepAction, Act> = {
  CREATE: make,
  CHANGE: change,
  MOVE: move,
  COPY: copy,
  PUBLISH: (run, step) => changePublished(run, step, true),
  UNPUBLISH: (run, step) => changePublished(run, step, false),
  REMOVE: remove,
  RESTORE: restore,
}
