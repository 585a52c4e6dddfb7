import { exchangeColumns, lintExercise, managed, type ExchangeRow, type ExerciseDraft } from '@the-house/domain'
import { object, ValidationError } from 'yup'
import { cleanHtml } from '../../contract/clean-html.ts'
import { isRefusal, noteOf, type Problem } from './problem.ts'
import type { Found } from './question.ts'

/** An exercise that can come in, and what is told of it. */
export interface Checked {
  row: ExchangeRow
  /** What a form would send for it; null: it cannot come in. */
  body: Record<string, unknown> | null
}

/** What is to be put right is seen in the editor; a report only begins to tell. */
const mostFindings = 5

/** What the form of an exercise sends. */
const schema = object(managed.exercises.fields)

const tokens: Record<string, Problem['token']> = {
  'validation.long': 'value.long',
  'validation.address': 'value.address',
}
/** Fields of an exercise as the table names them. */
const columns: Record<string, string> = {
  question_masked: 'sentence',
  alternatives: 'choices',
  correct_alternatives: 'right',
  answer_correct: 'answers',
  option_answers: 'answers',
}

function columnOf(path: string): string | null {
  const field = /^\w+/.exec(path)?.[0] ?? ''
  const name = columns[field] ?? field
  return exchangeColumns.some((column) => column === name) ? name : null
}

/** What the school would refuse of it, one a field. */
function faultsOf(error: ValidationError, line: number): Problem[] {
  const inner = error.inner.length > 0 ? error.inner : [error]
  const faults = new Map<string | null, Problem>()
  for (const { path = '', message } of inner) {
    const column = columnOf(path)
    if (!faults.has(column)) faults.set(column, noteOf(tokens[message] ?? 'value.wrong', { line, column }))
  }
  return [...faults.values()]
}

const tagsIn = (html: string) => html.split('<').length

/** Html that the school may show, and whether anything was taken out of it. */
function cleaned(draft: ExerciseDraft): { draft: ExerciseDraft; isLess: boolean } {
  const question = cleanHtml(draft.question)
  const feedback = draft.feedback && cleanHtml(draft.feedback)
  const isLess = tagsIn(question) + tagsIn(feedback ?? '') < tagsIn(draft.question) + tagsIn(draft.feedback ?? '')
  return { draft: { ...draft, question, feedback }, isLess }
}

/** Looks at an exercise as the school would, whoever wrote it. */
export function check({ line, name, draft: written, problems }: Found, topic_id: number): Checked {
  const rowOf = (all: Problem[], more: Partial<ExchangeRow>): ExchangeRow => ({
    line,
    name: name.slice(0, 200),
    type: written?.type ?? null,
    taken: false,
    findings: [],
    problems: all,
    ...more,
  })
  if (!written) return { row: rowOf(problems, {}), body: null }
  const { draft, isLess } = cleaned({ ...written, topic_id })
  const told = isLess ? [...problems, noteOf('html.cleaned', { line })] : problems
  try {
    const body: Record<string, unknown> = schema.validateSync(draft, { abortEarly: false, stripUnknown: true })
    if (told.some(isRefusal)) return { row: rowOf(told, {}), body: null }
    const wrong = lintExercise(draft).filter(({ level }) => level === 'error')
    const findings = wrong.slice(0, mostFindings).map(({ token, at }) => ({ token, at }))
    return { row: rowOf(told, { taken: true, findings }), body }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { row: rowOf([...told, ...faultsOf(error, line)], {}), body: null }
  }
}
