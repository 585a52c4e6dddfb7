import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../db/schema/index.ts'

/**
 * Tables of which there are hundreds in the largest school: what its people write by hand, and its units with their rooms.
 * Their lists are kept in memory, and they may be read as a whole.
 */
const small = new Set<string>(
  [
    schema.archives,
    schema.articles,
    // At most one row for each exercise.
    schema.attempted_exercises,
    schema.books,
    schema.chapters,
    schema.config_test_exercises,
    schema.config_tests,
    schema.contents,
    schema.course_presses,
    schema.exercises,
    // What is left to rewrite of the pictures of an earlier version: it gets fewer.
    schema.former_pictures,
    schema.holidays,
    // The files of a week, and what is still to be written of them.
    schema.import_batches,
    schema.imports,
    schema.partners,
    // The files that are being written now.
    schema.pending_files,
    schema.rooms,
    schema.season_results,
    schema.seasons,
    schema.segments,
    schema.settings,
    schema.speaking_books,
    schema.speaking_chapters,
    schema.store_categories,
    schema.store_products,
    schema.topics,
    schema.tribes,
    schema.unit_groups,
    schema.unities,
  ].map(getTableName),
)

/** Every other table of the schema, a new one too: no query of a call may read one of them as a whole. */
export const growingTables: ReadonlySet<string> = new Set(
  Object.values(schema).flatMap((table) => {
    if (!is(table, PgTable)) return []
    const name = getTableName(table)
    return small.has(name) ? [] : [name]
  }),
)
