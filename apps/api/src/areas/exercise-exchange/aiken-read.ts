import { exchangeLimits } from '@the-house/domain'
import { asHtml, noteOf, type Offer } from '@the-house/domain/server'
import { BudgetExceeded, budgets } from '../../reading/budget.ts'
import { linesOf } from '../../reading/blocks.ts'
import { noContent } from './loss/content.ts'
import { Unreadable, type Problem } from './problem.ts'
import type { Contents, Question } from './question.ts'
import { toExercise } from './to-exercise.ts'

// Lines are trimmed before: white space on both sides of a pattern is tried in each of its places.
const option = /^([A-Z])[.)](.*)$/
const answer = /^ANSWER *:(.*)$/i

/** A question as it is read, line by line. */
interface Open {
  line: number
  text: string[]
  options: { letter: string; text: string }[]
}

/** Whether a text is in Aiken: lines with letters, and one with the letter of the right one; GIFT has braces. */
export function isAiken(text: string): boolean {
  if (/[{}]/.test(text)) return false
  let [hasOption, hasAnswer] = [false, false]
  for (const line of linesOf(text)) {
    hasOption ||= option.test(line.trim())
    hasAnswer ||= answer.test(line.trim())
  }
  return hasOption && hasAnswer
}

function questionOf({ line, text, options }: Open, given: string | null): Question {
  const name = text.join(' ').trim()
  const refused = (problem: Problem): Question => ({ line, name, feedback: null, asked: null, problems: [problem] })
  if (options.length > exchangeLimits.lines) return refused(noteOf('value.long', { line }))
  if (options.length < 2) return refused(noteOf('aiken.options', { line }))
  // A letter that stands before two choices does not say which of them is right.
  if (options.filter(({ letter }) => letter === given?.toUpperCase()).length !== 1)
    return refused(noteOf('aiken.answer', { line, what: given ?? '' }))
  const offers = options.map((one): Offer => ({
    text: one.text,
    share: one.letter === given?.toUpperCase() ? 100 : 0,
  }))
  const html = asHtml(text.join('\n').trim())
  return {
    line,
    name: '',
    feedback: null,
    asked: { kind: 'choice', html, single: true, offers },
    source: {
      ...noContent,
      text: html,
      answers: [offers.map(({ text: said, share }) => ({ html: asHtml(said), share, feedback: '' }))],
    },
    problems: [],
  }
}

/** Splits a text into questions; each ends with the line of its answer, or where a new one begins without. */
function* questionsIn(text: string): Generator<Question> {
  let open: Open | null = null
  let number = 0
  for (const line of linesOf(text)) {
    number += 1
    const trimmed = line.trim()
    const given = answer.exec(trimmed)?.[1]?.trim()
    const [, letter, said = ''] = option.exec(trimmed) ?? []
    if (given !== undefined) {
      yield questionOf(open ?? { line: number, text: [], options: [] }, given)
      open = null
    } else if (letter !== undefined && open) open.options.push({ letter, text: said.trim() })
    else if (trimmed !== '') {
      if (open && open.options.length > 0) {
        yield questionOf(open, null)
        open = null
      }
      open ??= { line: number, text: [], options: [] }
      open.text.push(line)
    }
  }
  if (open) yield questionOf(open, null)
}

/** Parses the questions of a file in the Aiken format. */
export function readAiken(text: string): Contents {
  const { rows, characters } = budgets.exercises
  const questions: Question[] = []
  for (const question of questionsIn(text)) {
    if (questions.length >= rows) throw new BudgetExceeded('rows', question.line, rows)
    if (question.asked?.kind === 'choice' && question.asked.html.length > characters)
      throw new BudgetExceeded('characters', question.line, characters)
    questions.push(question)
  }
  if (questions.length === 0) throw new Unreadable('file.empty')
  return { found: questions.map(toExercise), problems: [] }
}
