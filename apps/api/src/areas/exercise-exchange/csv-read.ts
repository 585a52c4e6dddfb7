import {
  cleanAnswer,
  countBlanks,
  exerciseTypes,
  mediaTypes,
  newExercise,
  writeCloze,
  type ClozeType,
  type ExchangeColumn,
  type ExerciseDraft,
  type ExerciseType,
} from '@the-house/domain'
import { readBars, readLines } from './csv-cells.ts'
import { readTable, type Cells, type TableRow } from './csv-table.ts'
import { noteOf, type Problem } from './problem.ts'
import type { Contents, Found } from './question.ts'

interface Work {
  cells: Cells
  draft: ExerciseDraft
  note: (token: Problem['token'], column: ExchangeColumn, what?: string | number) => void
}

type Read = (work: Work) => ExerciseDraft

const alternativesOf = (cell: string) => readLines(cell).map((title, index) => ({ id: index + 1, title }))

const choices: Read = ({ cells, draft, note }) => {
  const alternatives = alternativesOf(cells.choices)
  const right = cells.right.split(/[\s,;]+/).filter(Boolean)
  for (const one of right)
    if (!/^\d+$/.test(one) || Number(one) < 1 || Number(one) > alternatives.length) note('right.range', 'right', one)
  return { ...draft, alternatives, correct_alternatives: right.map(Number) }
}

/** The right answers, by line and by blank. */
function keysOf({ cells, note }: Work, type: ClozeType, blanks: number): string[][] {
  const lines = cells.answers.split('\n').filter((line) => line.trim() !== '')
  const kept = type === 'MULTIPLE_OPTIONS' ? lines.slice(0, 1) : lines
  if (kept.length < lines.length) note('answers.first', 'answers')
  const rows = kept.map(readBars)
  const odd = rows.find((row) => row.length !== blanks)
  if (odd) note('answers.count', 'answers', odd.length)
  const cleaned = rows.map((row) => row.map((answer) => cleanAnswer(type, answer)))
  const changed = rows.flat().find((answer, at) => cleaned.flat()[at]?.toLowerCase() !== answer.toLowerCase())
  if (changed !== undefined) note('answers.cleaned', 'answers', changed)
  return cleaned.length > 0 ? cleaned : [Array.from({ length: blanks }, () => '')]
}

function optionsOf({ cells, note }: Work, blanks: number): string[][] {
  const lines = cells.options === '' ? [] : cells.options.split('\n')
  if (lines.length > blanks) note('options.count', 'options', lines.length)
  return lines.map((line) => readBars(line).map((option) => cleanAnswer('MULTIPLE_OPTIONS', option)))
}

const sentence =
  (type: ClozeType): Read =>
  (work) => {
    const { cells, draft } = work
    const bank = { ...draft, alternatives: type === 'COMPLETE_WORD' ? alternativesOf(cells.choices) : [] }
    if (cells.sentence === '') return bank
    const count = countBlanks(cells.sentence)
    const rows = keysOf(work, type, count)
    const options = type === 'MULTIPLE_OPTIONS' ? optionsOf(work, count) : []
    const blanks = Array.from({ length: count }, (_, at) => ({
      answers: rows.map((row) => row[at] ?? ''),
      options: options[at] ?? [],
    }))
    // The bank is the table's own: what it lacks is found by whoever looks it through.
    return { ...writeCloze(bank, { masked: cells.sentence, blanks }), alternatives: bank.alternatives }
  }

const readers: Record<ExerciseType, Read> = {
  UNIQUE_ALTERNATIVE: choices,
  MULTIPLE_ALTERNATIVE: choices,
  COMPLETE_LETTERS: sentence('COMPLETE_LETTERS'),
  COMPLETE_WORD: sentence('COMPLETE_WORD'),
  MULTIPLE_OPTIONS: sentence('MULTIPLE_OPTIONS'),
  OPEN_ANSWER: ({ cells, draft }) => ({ ...draft, answer_correct: cells.answers || null }),
}

const own: Record<ExerciseType, readonly ExchangeColumn[]> = {
  UNIQUE_ALTERNATIVE: ['choices', 'right'],
  MULTIPLE_ALTERNATIVE: ['choices', 'right'],
  COMPLETE_LETTERS: ['sentence', 'answers'],
  COMPLETE_WORD: ['sentence', 'choices', 'answers'],
  MULTIPLE_OPTIONS: ['sentence', 'options', 'answers'],
  OPEN_ANSWER: ['answers'],
}
const typed = ['sentence', 'choices', 'right', 'answers', 'options'] as const

const codeOf = (cell: string) =>
  cell
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')

function readRow({ line, cells }: TableRow): Found {
  const problems: Problem[] = []
  const note: Work['note'] = (token, column, what) =>
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
  for (const column of typed) if (cells[column] !== '' && !own[type].includes(column)) note('cell.unused', column)
  const draft = readers[type]({ cells, note, draft: newExercise(type) })
  const { question, image_text } = cells
  const [feedback, media_url] = [cells.feedback || null, cells.media_url.trim() || null]
  return {
    line,
    name,
    draft: { ...draft, title: name, question, feedback, media_type, media_url, image_text },
    problems,
  }
}

/** The exercises of our own table. */
export function readCsv(text: string): Contents {
  const { rows, problems } = readTable(text)
  return { found: rows.map(readRow), problems }
}
