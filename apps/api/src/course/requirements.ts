import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { topics } from '../db/schema/index.ts'
import { idsOf } from './learners.ts'
import { ids } from './path.ts'
import { isRequired } from './required.ts'

/** What concludes a chapter. */
interface Requirement {
  /** The topics that count, in order. */
  topics: readonly number[]
  /** Those of them that finish the chapter; empty: all topics have to be concluded. */
  finishing: readonly number[]
}

/** What concludes chapters, by their ids. */
export type Requirements = ReadonlyMap<number, Requirement>

const none: Requirement = { topics: [], finishing: [] }

/** Reads what concludes chapters, or all; one without a topic that counts is left out. */
export async function readRequirements(tx: Db, chapters?: readonly number[]): Promise<Requirements> {
  const rows = await tx
    .select({ id: topics.id, chapter_id: topics.chapter_id, finish_chapter: topics.finish_chapter })
    .from(topics)
    .where(and(chapters && inArray(topics.chapter_id, [...chapters]), isRequired(topics)))
    .orderBy(asc(topics.position), asc(topics.id))
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ chapter_id }) => chapter_id),
      ([chapter_id, own]) => [
        chapter_id,
        {
          topics: own.map(({ id }) => id),
          finishing: own.filter(({ finish_chapter }) => finish_chapter).map(({ id }) => id),
        },
      ],
    ),
  )
}

/** Topics of which whoever concludes a chapter now, and did not before, has concluded one; empty: nobody does. */
function decisive(before: Requirement, after: Requirement): readonly number[] {
  if (after.finishing.length > 0) return after.finishing.filter((id) => !before.finishing.includes(id))
  const isStricter =
    before.topics.length > 0 && before.finishing.length === 0 && before.topics.every((id) => after.topics.includes(id))
  // The last one is what the fewest have concluded.
  return isStricter ? [] : after.topics.slice(-1)
}

/** Chapters that are easier to conclude than they were, and the users who may have concluded one by that. */
export interface Eased {
  chapters: readonly number[]
  learners: readonly number[]
}

/** Finds who may have concluded a chapter by a change of what concludes it: everybody else has the mark already. */
export async function easedBy(tx: Db, before: Requirements, after: Requirements): Promise<Eased> {
  const pairs = Array.from(after).flatMap(([chapter_id, requirement]) =>
    decisive(before.get(chapter_id) ?? none, requirement).map((topic_id) => ({ chapter_id, topic_id })),
  )
  if (pairs.length === 0) return { chapters: [], learners: [] }
  const chapters = pairs.map(({ chapter_id }) => chapter_id)
  const found = sql`(
    select distinct d.user_id as id
    from unnest(${ids(chapters)}, ${ids(pairs.map(({ topic_id }) => topic_id))}) as eased(chapter_id, topic_id)
    join topic_conclusions d on d.topic_id = eased.topic_id
    where not exists (
      select 1 from chapter_marks m
      where m.user_id = d.user_id and m.chapter_id = eased.chapter_id and m.chapter_id = any(${ids(chapters)})
        and m.how not in ('PASSED', 'PLACED')
    )
  ) as found`
  return { chapters: Array.from(new Set(chapters)), learners: await idsOf(tx, found) }
}
