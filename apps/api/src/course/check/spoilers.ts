import { rowKey } from '../row-key.ts'
import { finishableIn } from './check.ts'
import type { Checked } from './read.ts'

/** The parts of some chapters as they would be if those in `rows` were drafts. */
function asDrafts(checked: Checked, rows: ReadonlySet<string>): Checked {
  const hidden = (entity: string, { id, published }: { id: number; published: boolean }) => ({
    published: published && !rows.has(rowKey({ entity, id })),
  })
  return {
    ...checked,
    topics: checked.topics.map((row) => ({ ...row, ...hidden('topics', row) })),
    contents: checked.contents.map((row) => ({ ...row, ...hidden('contents', row) })),
    exercises: checked.exercises.map((row) => ({ ...row, ...hidden('exercises', row) })),
  }
}

/** Returns those among published rows without which their published chapter could be finished. */
export function spoilersAmong(checked: Checked, rows: ReadonlySet<string>): string[] {
  const [before, after] = [finishableIn(asDrafts(checked, rows)), finishableIn(checked)]
  const spoiled = checked.topics.filter(({ chapter_id }) => before.has(chapter_id) && !after.has(chapter_id))
  const ids = new Set(spoiled.map(({ id }) => id))
  const keysOf = (entity: string, parts: readonly { id: number; topic_id: number }[]) =>
    parts.flatMap(({ id, topic_id }) => (ids.has(topic_id) ? [rowKey({ entity, id })] : []))
  const parts = [...keysOf('contents', checked.contents), ...keysOf('exercises', checked.exercises)]
  return [...spoiled.map(({ id }) => rowKey({ entity: 'topics', id })), ...parts].filter((key) => rows.has(key))
}
