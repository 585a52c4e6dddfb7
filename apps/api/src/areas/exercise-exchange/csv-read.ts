import { exerciseTypes, mediaTypes, newExercise } from '@the-house/domain'
import { noteOf, serverRules, type CsvRow } from '@the-house/domain/server'
import { readTable, type TableRow } from './csv-table.ts'
import type { Problem } from './problem.ts'
import type { Contents, Found } from './question.ts'

/** The columns that only some exercise types use. */
const typed = ['sentence', 'choices', 'right', 'answers', 'options'] as const

const codeOf = (cell: string) =>
  cell
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')

function readRow({ line, cells }: TableRow): Found {
  const problems: Problem[] = []
  const note: CsvRow['note'] = (token, column, what) =>
    problems.push(noteOf(token, { line, column, what: what === undefined ? null : String(what).slice(0, 100) }))
  const name = cells.title.trim()
  const code = codeOf(cells.type)
  const type = exerciseTypes.find((one) => one === code)
  if (!type) {
    if (code === '') note('type.missing', 'type')
    else note('type.unknown', 'type', cells.type)
    return { line, name, draft: null, problems }
  }
  const mediaCode = codeOf(cells.media_type)
  const media_type = mediaTypes.find((one) => one === mediaCode) ?? null
  if (mediaCode !== '' && media_type === null) note('value.wrong', 'media_type', cells.media_type)
  const { csvColumns, readCsv } = serverRules[type]
  for (const column of typed) if (cells[column] !== '' && !csvColumns.includes(column)) note('cell.unused', column)
  const draft = readCsv({ cells, note, draft: newExercise(type) })
  const { question, image_text } = cells
  const [feedback, media_url] = [cells.feedback || null, cells.media_url.trim() || null]
  return {
    line,
    name,
    draft: { ...draft, title: name, question, feedback, media_type, media_url, image_text },
    problems,
  }
}

/** Parses exercises from the product's own CSV table. */
export function readCsv(text: string): Contents {
  const { rows, problems } = readTable(text)
  return { found: rows.map(readRow), problems }
}
