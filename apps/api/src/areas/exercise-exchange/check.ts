import {
  exchangeColumns,
  exchangeLimits,
  formSchema,
  limits,
  lintExercise,
  managed,
  type ExchangeRow,
  type ExerciseDraft,
} from '@the-house/domain'
import { escapeHtml, noteOf } from '@the-house/domain/server'
import { ValidationError } from 'yup'
import { cleanHtml } from '../../contract/clean-html.ts'
import { compareContent, hasGaps } from './loss/compare.ts'
import { contentOf } from './loss/content-of.ts'
import { isRefusal, type Problem } from './problem.ts'
import type { Found, FoundFile } from './question.ts'
import { isPictureAddress, withAddresses, withTexts } from './text-pictures.ts'

/** An exercise of an imported file after validation, with its row of the report. */
export interface Checked {
  row: ExchangeRow
  /** The body of the form that creates it; null where the exercise is refused. */
  body: Record<string, unknown> | null
}

/** The report shows the first findings only: the editor shows all of them. */
const mostFindings = 5

/** The schema of the exercise form, so that an import is validated as strictly as the form. */
const schema = formSchema(managed.exercises)

const tokens: Record<string, Problem['token']> = {
  'validation.long': 'value.long',
  'validation.address': 'value.address',
}
/** The columns of the table whose names differ from the fields of an exercise. */
const columns: Record<string, string> = {
  question_masked: 'sentence',
  alternatives: 'choices',
  correct_alternatives: 'right',
  answer_correct: 'answers',
  option_answers: 'answers',
  alternative_feedback: 'choice_feedback',
}

function columnOf(path: string): string | null {
  const field = /^\w+/.exec(path)?.[0] ?? ''
  const name = columns[field] ?? field
  return exchangeColumns.some((column) => column === name) ? name : null
}

/** Converts validation errors into problems, at most one per column. */
function errorsOf(error: ValidationError, line: number): Problem[] {
  const inner = error.inner.length > 0 ? error.inner : [error]
  const faults = new Map<string | null, Problem>()
  for (const { path = '', message } of inner) {
    const column = columnOf(path)
    if (!faults.has(column)) faults.set(column, noteOf(tokens[message] ?? 'value.wrong', { line, column }))
  }
  return [...faults.values()]
}

/** The address of a link to a file beside the one that is imported. */
const besideLink = /(<a\b[^<>]*?)\shref="(?![a-z][a-z0-9+.-]*:|[/#?])[^"]*"/gi

/** Sanitizes the HTML of a draft; a picture or a link that would lead nowhere is left out, unless its file will be stored. */
function cleaned(draft: ExerciseDraft, files: readonly FoundFile[]): ExerciseDraft {
  const stored = new Set(files.filter(({ slot }) => slot === 'text').map(({ address }) => address))
  return withTexts(draft, (html) =>
    withAddresses(cleanHtml(html).replaceAll(besideLink, '$1'), (address) =>
      stored.has(address) || isPictureAddress(address) ? address : null,
    ),
  )
}

/** What a comparison with the content of the file tells in more words. */
const compared = new Set<Problem['token']>(['share.lost', 'comments.lost', 'html.cleaned'])

const tagOf = { IMAGE: 'img', AUDIO: 'audio', VIDEO: 'video', PDF: 'a' } as const

/** How the text of the file shows a file that gets a place of its own. */
function shownBy({ slot, kind, address = '' }: FoundFile, text: string): string {
  // What stands in a text is there already.
  if (address === '' || slot === 'text') return ''
  const alt = kind === 'IMAGE' ? ` alt="${escapeHtml(text)}"` : ''
  return `<${tagOf[kind]} ${kind === 'PDF' ? 'href' : 'src'}="${escapeHtml(address)}"${alt}></${tagOf[kind]}>`
}

/** What the file holds and the exercise would not, besides what reading it has told. */
function lossesOf({ line, source, files, problems }: Found, written: ExerciseDraft, draft: ExerciseDraft): Problem[] {
  const before = source ?? contentOf(written)
  const after = contentOf(draft, hasGaps(before))
  const kept = { ...after, text: after.text + (files ?? []).map((file) => shownBy(file, draft.image_text)).join('') }
  const lost = compareContent(before, kept).map((problem) => ({ ...problem, line }))
  const told = problems.filter(({ token, what }) => !source || what !== null || !compared.has(token))
  return [...told, ...lost]
}

/** Whether lists of a draft are longer than any exercise has; they are not validated one by one. */
const hasLongLists = ({ alternatives, options }: ExerciseDraft): boolean =>
  alternatives.length > exchangeLimits.lines ||
  options.length > exchangeLimits.blanks ||
  options.some((blank) => blank.options.length > exchangeLimits.lines)

/** Validates a parsed exercise as the form would: sanitizes its HTML, checks the schema and lints it. */
export function check(found: Found, topic_id: number): Checked {
  const { line, name, draft: written, tests_only = false, problems } = found
  const rowOf = (all: Problem[], more: Partial<ExchangeRow>): ExchangeRow => ({
    line,
    name: name.slice(0, limits.titleMax),
    type: written?.type ?? null,
    taken: false,
    findings: [],
    problems: all,
    ...more,
  })
  if (!written) return { row: rowOf(problems, {}), body: null }
  if (hasLongLists(written)) return { row: rowOf([...problems, noteOf('value.long', { line })], {}), body: null }
  const draft = cleaned({ ...written, topic_id }, found.files ?? [])
  const told = lossesOf(found, written, draft)
  try {
    const body: Record<string, unknown> = schema.validateSync(
      { ...draft, tests_only },
      { abortEarly: false, stripUnknown: true },
    )
    if (told.some(isRefusal)) return { row: rowOf(told, {}), body: null }
    const wrong = lintExercise(draft).filter(({ level }) => level === 'error')
    const findings = wrong.slice(0, mostFindings).map(({ token, at }) => ({ token, at }))
    return { row: rowOf(told, { taken: true, findings }), body }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { row: rowOf([...told, ...errorsOf(error, line)], {}), body: null }
  }
}
