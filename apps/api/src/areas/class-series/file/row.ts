import {
  isPlainText,
  limits,
  localDaysOf,
  unescapeFormula,
  type SeriesColumn,
  type SeriesFaultName,
  type SeriesForm,
} from '@the-house/domain'
import type { TableRow } from '../../../school/table.ts'
import { readDay, readNumber, readTime, readWeekdays, readYes, weekdayNames } from './cells.ts'
import type { School } from './school.ts'

/** What is wrong at one place of the file. */
export interface SeriesFault {
  line: number
  column: SeriesColumn | ''
  fault: SeriesFaultName
  given: string
  known: string[]
}

/** A series that a line of the file wants. */
export interface WantedSeries {
  line: number
  form: SeriesForm
}

const dayMs = 86_400_000

/** Reads the cells of a line, and collects what is wrong with them. */
class LineReader {
  readonly faults: SeriesFault[] = []
  readonly #row: TableRow<SeriesColumn>

  constructor(row: TableRow<SeriesColumn>) {
    this.#row = row
  }

  blame(column: SeriesColumn, fault: SeriesFaultName, known: readonly string[] = []): void {
    const { line, at } = this.#row
    this.faults.push({ line, column, fault, given: at(column), known: [...known] })
  }

  /** Returns a cell as `parse` reads it; what it does not understand is the fault. */
  read<T>(
    column: SeriesColumn,
    parse: (cell: string) => T | undefined,
    fault: SeriesFaultName,
    known: readonly string[] = [],
  ): T | undefined {
    const value = parse(this.#row.at(column))
    if (value === undefined) this.blame(column, fault, known)
    return value
  }

  /** As `read`, for a cell that may not be empty. */
  need<T>(
    column: SeriesColumn,
    parse: (cell: string) => T | undefined,
    fault: SeriesFaultName,
    known: readonly string[] = [],
  ): T | undefined {
    if (this.#row.at(column) !== '') return this.read(column, parse, fault, known)
    this.blame(column, 'absent', known)
    return undefined
  }

  number(column: SeriesColumn, range: readonly [number, number], empty?: number): number | undefined {
    const parse = (cell: string) => (cell === '' ? empty : readNumber(cell, range))
    const known = [range.join(' to ')]
    return empty === undefined
      ? this.need(column, parse, 'numberWrong', known)
      : this.read(column, parse, 'numberWrong', known)
  }
}

const isLink = (text: string) => text === '' || (/^https:\/\/[^\s/]+\S*$/.test(text) && text.length <= 2000)

/** Blames days that are in the wrong order, over, too many or none of the days of the week. */
function blameDays(
  reader: LineReader,
  series: Pick<SeriesForm, 'first_day' | 'last_day' | 'weekdays' | 'every_weeks'>,
  today: string,
): void {
  const { first_day, last_day } = series
  const length = (Date.parse(last_day) - Date.parse(first_day)) / dayMs
  if (length < 0 || length > limits.seriesDays) reader.blame('last_day', 'dayOrder')
  else if (last_day < today) reader.blame('last_day', 'past')
  else if (!localDaysOf(series, []).some((day) => day >= today)) reader.blame('weekdays', 'noClasses')
}

/** An empty cell names none. */
const orNone =
  <T>(find: (cell: string) => T | undefined) =>
  (cell: string) =>
    cell === '' ? null : find(cell)

/** Reads a line of the file. @returns the series, or everything that is wrong with it */
export function readRow(row: TableRow<SeriesColumn>, school: School): { wanted?: WantedSeries; faults: SeriesFault[] } {
  const reader = new LineReader(row)
  const name = reader.need('name', unescapeFormula, 'absent') ?? ''
  if (!isPlainText(name)) reader.blame('name', 'unprintable')
  else if (name.length > limits.nameMax) reader.blame('name', 'long')
  const room = reader.read(
    'room',
    orNone((cell) => school.rooms.find(unescapeFormula(cell))),
    'roomUnknown',
    school.rooms.names,
  )
  const emails = Array.from(school.teachers.keys())
  const teacher_id = reader.read(
    'teacher',
    orNone((cell) => school.teachers.get(cell.toLowerCase())),
    'teacherUnknown',
    emails,
  )
  const weekdays = reader.need('weekdays', readWeekdays, 'weekdayUnknown', weekdayNames)
  const start_time = reader.need('start', readTime, 'timeWrong')
  const minutes = reader.number('minutes', [limits.classMinutesMin, limits.classMinutesMax])
  const every_weeks = reader.number('every_weeks', [1, 4], 1)
  const first_day = reader.need('first_day', readDay, 'dayWrong')
  const last_day = reader.need('last_day', readDay, 'dayWrong')
  const max_students = reader.number('places', [1, limits.classStudentsMax])
  const online = reader.read('online', readYes, 'yesNo', ['yes', 'no'])
  const url = unescapeFormula(row.at('link'))
  if (!isLink(url)) reader.blame('link', 'linkWrong')
  const chapterOf = (column: 'chapter_from' | 'chapter_to') =>
    reader.read(
      column,
      orNone((cell) => school.chapters.find(cell)),
      'chapterUnknown',
    )
  const [from, to] = [chapterOf('chapter_from'), chapterOf('chapter_to')]
  if (from && to && Number(from.name) > Number(to.name)) reader.blame('chapter_to', 'chapterOrder', [from.name])
  if (room && !online && max_students !== undefined && max_students > room.places)
    reader.blame('places', 'roomSmall', [String(room.places)])
  if (weekdays && every_weeks && first_day && last_day)
    blameDays(reader, { weekdays, every_weeks, first_day, last_day }, school.today)

  const { faults } = reader
  if (
    faults.length > 0 ||
    !weekdays ||
    !start_time ||
    !minutes ||
    !every_weeks ||
    !first_day ||
    !last_day ||
    !max_students
  )
    return { faults }
  const chapters = { chapter_from_id: from?.id ?? null, chapter_to_id: to?.id ?? null }
  const days = { weekdays, start_time, minutes, every_weeks, first_day, last_day }
  const place = online ? { online: true, room_id: null, url } : { online: false, room_id: room?.id ?? null, url: '' }
  const form = {
    unity_id: school.unity_id,
    name,
    teacher_id: teacher_id ?? null,
    max_students,
    ...days,
    ...place,
    ...chapters,
  }
  return { wanted: { line: row.line, form }, faults }
}
