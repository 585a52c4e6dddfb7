import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm'
import { isAmongIds, prepared } from '../db/prepared.ts'
import { topic_conclusions, topics } from '../db/schema/index.ts'
import { isRequired } from './required.ts'

const user = sql`${sql.placeholder('user_id')}::int`

/** The newest open attempt of the user at a topic that has answers. */
const begun: SQL<number | null> = sql`(
    select max(a.id) from tests a
    where a.user_id = ${user} and a.topic_id = ${topics.id} and a.kind = 'PRACTICE' and a.status = 'STARTED'
      and exists (select 1 from answers w where w.test_id = a.id)
  )`

const earliest = (table: 'contents' | 'exercises') => sql`(
    select nullif(min(coalesce(w.release_at, '-infinity')), '-infinity') from ${sql.identifier(table)} w
    where w.topic_id = ${topics.id} and w.published and w.deleted_at is null
  )`

/** When a topic and something in it are released. */
const release = sql<Date | null>`greatest(
    ${topics.release_at},
    case ${topics.type} when 'CONTENT' then ${earliest('contents')} else ${earliest('exercises')} end
  )`.mapWith(topics.release_at)

/** The topic that one requires, where it could be concluded. */
const requires: SQL<number | null> = sql`(
    select r.id from topics r where r.id = ${topics.requirement_id} and ${isRequired(sql`r`)}
  )`

/** The topics of chapters, in order, as they stand for a user. */
export const topicsFor = prepared((db) =>
  db
    .select({
      id: topics.id,
      name: topics.name,
      type: topics.type,
      chapter_id: topics.chapter_id,
      finish_chapter: topics.finish_chapter,
      concluded: sql<boolean>`${topic_conclusions.concluded_at} is not null`,
      begun,
      release,
      requires,
    })
    .from(topics)
    .leftJoin(topic_conclusions, and(eq(topic_conclusions.topic_id, topics.id), eq(topic_conclusions.user_id, user)))
    .where(
      and(
        or(
          isAmongIds(topics.chapter_id, 'chapters'),
          sql`${topics.chapter_id} = (select chapter_id from topics where id = ${sql.placeholder('after_topic')}::int)`,
        ),
        isRequired(topics),
      ),
    )
    .orderBy(asc(topics.position), asc(topics.id))
    .prepare('topics_of_course'),
)
