import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** The condition that a topic has something to do, released or not: without, it could never be concluded. */
export const hasWork = (topic: SQLWrapper): SQL => sql`(
    ${topic}.type = 'CONTENT' and exists (
      select 1 from contents c where c.topic_id = ${topic}.id and c.published and c.deleted_at is null
    )
    or ${topic}.type = 'EXERCISE' and exists (
      select 1 from exercises e where e.topic_id = ${topic}.id and e.published and e.deleted_at is null
    )
  )`

/** The condition that a topic counts for its chapter: it is published, released or not, and has something to do. */
export const isRequired = (topic: SQLWrapper): SQL =>
  sql`(${topic}.published and ${topic}.deleted_at is null and ${hasWork(topic)})`
