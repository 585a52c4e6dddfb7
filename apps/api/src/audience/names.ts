import { inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { chapters, tribes, unities } from '../db/schema/index.ts'
import type { Chosen } from './scope.ts'

type Named = { id: number; name: string }

/** Loads the names for the ids of all rows in one query. */
async function namesOf(db: Db, table: typeof unities | typeof tribes | typeof chapters, ids: number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const found = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}

const namedIn = (names: Map<number, string>, ids: readonly number[]): Named[] =>
  ids.flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
const chapterOf = ({ chapter_id }: Chosen) => (chapter_id === null ? [] : [chapter_id])

/** Loads the names of what was chosen, with three queries however many audiences there are. */
export async function nameGroups(db: Db, audiences: readonly Chosen[]) {
  const every = (idsOf: (chosen: Chosen) => readonly number[]) => Array.from(new Set(audiences.flatMap(idsOf)))
  const units = await namesOf(
    db,
    unities,
    every((chosen) => chosen.unity_ids),
  )
  const clans = await namesOf(
    db,
    tribes,
    every((chosen) => chosen.tribe_ids),
  )
  const steps = await namesOf(db, chapters, every(chapterOf))
  return (chosen: Chosen) => ({
    unities: namedIn(units, chosen.unity_ids),
    tribes: namedIn(clans, chosen.tribe_ids),
    chapter: namedIn(steps, chapterOf(chosen))[0] ?? null,
  })
}
