import { Readable } from 'node:stream'
import {
  exerciseDraftSchema,
  type ExportFormat,
  type ExerciseDraft,
  type QueryOf,
  type exchangeCalls,
} from '@the-house/domain'
import { and, eq, getTableColumns, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Download } from '../../contract/download-route.ts'
import type { AppContext } from '../../app-context.ts'
import { exercises, topics } from '../../db/schema/index.ts'
import { csvHead, csvRow } from './csv-write.ts'
import { withEmbedded } from './embed-files.ts'
import { giftHead, giftRow } from './gift-write.ts'
import { keyOfTextPicture } from '../uploads/text-picture-address.ts'
import { picturesIn } from './text-pictures.ts'
import type { Outgoing, OutgoingFile, TextPicture } from './outgoing.ts'
import { writeQti } from './qti/write-package.ts'
import { samples } from './samples.ts'
import { xmlEnd, xmlHead, xmlRow } from './xml-write.ts'

interface Writer {
  ending: string
  type: string
  head: () => string
  row: (one: Outgoing) => string
  end: () => string
}

/** The formats that are one text. */
type TextFormat = Exclude<ExportFormat, 'QTI'>

const writers: Record<TextFormat, Writer> = {
  CSV: { ending: 'csv', type: 'text/csv; charset=utf-8', head: csvHead, row: csvRow, end: () => '' },
  GIFT: { ending: 'gift.txt', type: 'text/plain; charset=utf-8', head: giftHead, row: giftRow, end: () => '' },
  MOODLE_XML: { ending: 'xml', type: 'application/xml; charset=utf-8', head: xmlHead, row: xmlRow, end: xmlEnd },
}

type ExportRequest = QueryOf<typeof exchangeCalls.exportExercises>
type ExerciseRow = typeof exercises.$inferSelect

/** The batch size of the export: rows read by one query. */
const atOnce = 200

const places = ['media', 'audio_extra', 'image_extra'] as const

/** Whether a format holds files. */
const takesFiles = (format: ExportFormat) => format === 'QTI' || format === 'MOODLE_XML'

type Source = Pick<AppContext, 'db' | 'storage'>

const outgoingOf = (row: ExerciseRow, topic: string): Outgoing => ({
  draft: exerciseDraftSchema.validateSync(
    { ...row, media_url: row.media_url || null, audio_extra: null, image_extra: null },
    { stripUnknown: true },
  ),
  tests_only: row.tests_only,
  topic,
  lost: places.filter((place) => row[place] !== null),
})

/** What is said of pictures in texts, which lie outside of a file that is one text. */
const picturesInTexts = 'pictures in texts'

/** Takes the pictures along that the texts of an exercise show; the others stay lost. */
async function withPictures(storage: Source['storage'], outgoing: Outgoing, format: ExportFormat): Promise<Outgoing> {
  const pictures: TextPicture[] = []
  const shown = [...picturesIn(outgoing.draft)].filter((address) => !address.startsWith('https://'))
  for (const address of format === 'QTI' ? shown : []) {
    const key = keyOfTextPicture(address)
    if (key !== undefined && (await storage.exists(key)))
      pictures.push({ address, key, open: () => storage.getStream(key) })
  }
  const lost = pictures.length < shown.length ? [...outgoing.lost, picturesInTexts] : outgoing.lost
  return { ...outgoing, lost, pictures }
}

/** Takes the files of an exercise along; one that the storage does not have stays lost. */
async function withFiles(storage: Source['storage'], outgoing: Outgoing, row: ExerciseRow): Promise<Outgoing> {
  const files: OutgoingFile[] = []
  for (const slot of places) {
    const key = row[slot]
    if (key !== null && (await storage.exists(key))) files.push({ slot, key, open: () => storage.getStream(key) })
  }
  return { ...outgoing, files, lost: outgoing.lost.filter((place) => !files.some(({ slot }) => slot === place)) }
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
async function* read({ db, storage }: Source, { topic_id, ids, format }: ExportRequest): AsyncGenerator<Outgoing> {
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
    for (const { row, topic } of rows) {
      const outgoing = await withPictures(storage, outgoingOf(row, topic), format)
      yield takesFiles(format) ? await withFiles(storage, outgoing, row) : outgoing
    }
    last = rows.at(-1)?.row
    if (rows.length < atOnce) return
  }
}

const bare = (draft: ExerciseDraft): Outgoing => ({ draft, tests_only: false, topic: '', lost: [] })

/** Serializes drafts into the text of one file. */
export function fileOf(format: TextFormat, drafts: readonly ExerciseDraft[]): string {
  const { head, row, end } = writers[format]
  return [head(), ...drafts.map((draft) => row(bare(draft))), end()].join('')
}

async function* write(source: Source, request: ExportRequest, { head, row, end }: Writer): AsyncGenerator<string> {
  yield head()
  for await (const one of read(source, request)) yield row(await withEmbedded(one))
  yield end()
}

/** Builds the download of an export; the file is streamed while the rows are read. */
export function exportFile(source: Source, request: ExportRequest): Download {
  const { format, qti_version: version, sample } = request
  const stem = sample ? 'sample' : 'exercises'
  if (format === 'QTI') {
    const content = writeQti(version, sample ? samples.map(bare) : read(source, request))
    return { name: `${stem}.qti-${version}.zip`, type: 'application/zip', content }
  }
  const writer = writers[format]
  const { ending, type } = writer
  const content = sample ? fileOf(format, samples) : Readable.from(write(source, request, writer))
  return { name: `${stem}.${ending}`, type, content }
}
