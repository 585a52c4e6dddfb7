import { Readable } from 'node:stream'
import {
  exerciseDraftSchema,
  type ExchangeFormat,
  type ExerciseDraft,
  type QueryOf,
  type exchangeCalls,
} from '@the-house/domain'
import { and, eq, getTableColumns, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Download } from '../../contract/download-route.ts'
import type { Db } from '../../db/client.ts'
import { exercises, topics } from '../../db/schema/index.ts'
import { csvHead, csvRow } from './csv-write.ts'
import { giftHead, giftRow } from './gift-write.ts'
import type { Outgoing } from './outgoing.ts'
import { samples } from './samples.ts'
import { xmlEnd, xmlHead, xmlRow } from './xml-write.ts'

interface Writer {
  ending: string
  type: string
  head: () => string
  row: (one: Outgoing) => string
  end: () => string
}

const writers: Record<ExchangeFormat, Writer> = {
  CSV: { ending: 'csv', type: 'text/csv; charset=utf-8', head: csvHead, row: csvRow, end: () => '' },
  GIFT: { ending: 'gift.txt', type: 'text/plain; charset=utf-8', head: giftHead, row: giftRow, end: () => '' },
  MOODLE_XML: { ending: 'xml', type: 'application/xml; charset=utf-8', head: xmlHead, row: xmlRow, end: xmlEnd },
}

type ExportRequest = QueryOf<typeof exchangeCalls.exportExercises>
type ExerciseRow = typeof exercises.$inferSelect

/** The batch size of the export: rows read by one query. */
const atOnce = 200

const places = ['media', 'audio_extra', 'image_extra'] as const

function outgoingOf(row: ExerciseRow, topic: string): Outgoing {
  const lost = places.filter((place) => row[place] !== null)
  const kept = { ...row, media_url: row.media_url || null, audio_extra: null, image_extra: null }
  return {
    draft: exerciseDraftSchema.validateSync(kept, { stripUnknown: true }),
    tests_only: row.tests_only,
    topic,
    lost,
  }
}

const isAfter = ({ topic_id, position, id }: ExerciseRow): SQL | undefined =>
  or(
    gt(exercises.topic_id, topic_id),
    and(eq(exercises.topic_id, topic_id), gt(exercises.position, position)),
    and(eq(exercises.topic_id, topic_id), eq(exercises.position, position), gt(exercises.id, id)),
  )

/** Parses ids and drops numbers above the range of a PostgreSQL integer, which match no id. */
const idsIn = (ids: string): number[] =>
  ids
    .split(',')
    .map(Number)
    .filter((id) => id <= 2_147_483_647)

/**
 * Reads the exercises of an export in batches by keyset pagination, ordered by topic, position and id; the memory used
 * does not grow with the export.
 */
async function* read(db: Db, { topic_id, ids }: ExportRequest): AsyncGenerator<Outgoing> {
  const named = ids ? inArray(exercises.id, idsIn(ids)) : undefined
  const ofTopic = topic_id === undefined ? undefined : eq(exercises.topic_id, topic_id)
  let last: ExerciseRow | undefined
  for (;;) {
    const rows = await db
      .select({ row: getTableColumns(exercises), topic: topics.name })
      .from(exercises)
      .innerJoin(topics, eq(topics.id, exercises.topic_id))
      .where(and(isNull(exercises.deleted_at), named, ofTopic, last && isAfter(last)))
      .orderBy(exercises.topic_id, exercises.position, exercises.id)
      .limit(atOnce)
    for (const { row, topic } of rows) yield outgoingOf(row, topic)
    last = rows.at(-1)?.row
    if (rows.length < atOnce) return
  }
}

/** Serializes drafts into the text of one file. */
export function fileOf(format: ExchangeFormat, drafts: readonly ExerciseDraft[]): string {
  const { head, row, end } = writers[format]
  return [head(), ...drafts.map((draft) => row({ draft, tests_only: false, topic: '', lost: [] })), end()].join('')
}

async function* write(db: Db, request: ExportRequest): AsyncGenerator<string> {
  const { head, row, end } = writers[request.format]
  yield head()
  for await (const one of read(db, request)) yield row(one)
  yield end()
}

/** Builds the download of an export; the file is streamed while the rows are read. */
export function exportFile(db: Db, request: ExportRequest): Download {
  const { ending, type } = writers[request.format]
  if (request.sample) return { name: `sample.${ending}`, type, content: fileOf(request.format, samples) }
  return { name: `exercises.${ending}`, type, content: Readable.from(write(db, request)) }
}
