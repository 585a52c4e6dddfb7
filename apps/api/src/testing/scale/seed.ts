import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { counters } from '../../counters/counters.ts'
import { rebuildCounter } from '../../counters/rebuild-counter.ts'
import { hashPassword } from '../../areas/session/password.ts'
import * as schema from '../../db/schema/index.ts'
import { password } from '../school.ts'
import { classStatements } from './seed-classes.ts'
import { addContent } from './seed-course.ts'
import { fileStatements } from './seed-files.ts'
import { newsStatements } from './seed-news.ts'
import { peopleStatements } from './seed-people.ts'
import { testStatements } from './seed-tests.ts'
import { staffOf, type SchoolSize } from './sizes.ts'
import { partsOf } from './statements.ts'

/** The token of a person's session in a generated school. */
export const tokenOf = (user_id: number): string => `scale-${user_id}`

/** Moves every sequence behind the ids that were given. */
const advanceSequences = `do $$ declare one record; begin
  for one in select table_name, column_name from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) from %I',
      one.table_name, one.column_name, one.column_name, one.table_name);
  end loop; end $$`

/**
 * Fills a migrated, empty database with a school of some size by set-based statements, as of a moment. The role has to
 * be a superuser: foreign keys and triggers are off meanwhile, since the statements keep to them.
 */
export async function seedSchool(url: string, size: SchoolSize, now: Date): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const db = drizzle(client, { schema })
    const parts = partsOf(size, now)
    await addContent(db, size, now)
    await client.query(`set session_replication_role = replica`)
    for (const statements of [peopleStatements, classStatements, testStatements, newsStatements, fileStatements])
      for (const statement of statements(parts)) await client.query(statement)
    await client.query(`set session_replication_role = origin`)
    // One student of each unit signs in with the password of the tests.
    await client.query('update users set password_hash = $1 where id % $2 = $3', [
      await hashPassword(password),
      size.peoplePerUnit,
      (staffOf(size) + 13) % size.peoplePerUnit,
    ])
    await client.query(advanceSequences)
    // Without statistics, the plans of what is counted next would take ten times as long.
    await client.query('analyze')
    // What the statements have not counted, as the product's own command does.
    for (const counter of counters) await rebuildCounter(db, counter)
    // As in a database that has run for a while: planned by statistics, with its pages known to be visible.
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
