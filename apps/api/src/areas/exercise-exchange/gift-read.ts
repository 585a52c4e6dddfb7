import { exchangeLimits } from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import { blocksOf, type Block } from '../../reading/blocks.ts'
import { budgets } from '../../reading/budget.ts'
import { countIn } from '../../reading/count-in.ts'
import { readAnswers, type Answers } from './gift-answers.ts'
import { formatOf, htmlOf, placeOf, unescaped } from './gift-text.ts'
import { Unreadable, type Problem } from './problem.ts'
import type { Asked, Contents, Question } from './question.ts'
import { isGiftTagLine } from './tests-only.ts'
import { toExercise } from './to-exercise.ts'

/** A line that is a comment of the author, and not a tag that counts. */
const isComment = (line: string) => line.trimStart().startsWith('//') && !isGiftTagLine(line)

const category = /^\s*\$CATEGORY:\s*(.*)/
const title = /^\s*::((?:\\.|[^\\])*?)::/s

/**
 * The question of a block by the kind of its answers, a gap where text follows them; null where no exercise can hold
 * the kind.
 */
function askedIn(answers: Answers, before: string, after: string): Asked | null {
  const html = `${before}${after}`.trim()
  if (answers.kind === 'essay') return { kind: 'essay', html, model: null }
  if (answers.kind === 'truefalse')
    return {
      kind: 'choice',
      html,
      single: true,
      offers: [
        { text: 'True', share: answers.right ? 100 : 0 },
        { text: 'False', share: answers.right ? 0 : 100 },
      ],
    }
  if (answers.kind === 'other') return null
  const { kind, single, offers } = answers
  if (after.trim() !== '')
    return { kind: 'cloze', pieces: [before, { kind: kind === 'choice' ? 'chosen' : 'written', offers }, after] }
  return kind === 'choice' ? { kind, html, single, offers } : { kind: 'written', html, offers }
}

function readBlock({ line, text }: Block): Question {
  const [whole, named = ''] = title.exec(text) ?? ['']
  const name = unescaped(named).trim()
  const refused = (token: Problem['token'], what: string | null = null): Question => ({
    line,
    name: name || text.trim().slice(0, 60),
    feedback: null,
    asked: null,
    problems: [noteOf(token, { line, what })],
  })
  if (countIn(text, '<') > exchangeLimits.tags) return refused('value.long')
  const { format, rest } = formatOf(text.slice(whole.length))
  const from = placeOf(rest, '{')
  if (from < 0) return placeOf(rest, '}') < 0 ? refused('kind.unknown', 'description') : refused('gift.brace')
  const to = placeOf(rest, '}', from)
  if (to < 0 || placeOf(rest, '{}', to + 1) >= 0) return refused('gift.brace')
  const { answers, feedback, problems } = readAnswers(rest.slice(from + 1, to), format)
  if (answers?.kind === 'other') return refused('kind.unknown', answers.what)
  const [before, after] = [htmlOf(rest.slice(0, from), format), htmlOf(rest.slice(to + 1), format)]
  return { line, name, feedback, asked: answers && askedIn(answers, before, after), problems }
}

/** The question of a block below its category and tags; undefined: there is none. */
function questionIn({ line, text }: Block): Question | undefined {
  const lines = text.split('\n')
  const tags = lines.filter(isGiftTagLine)
  const skipped = lines.findIndex((one) => !category.test(one) && !isGiftTagLine(one))
  if (skipped < 0) return undefined
  const asked = lines.slice(skipped).filter((one) => !isGiftTagLine(one))
  return { ...readBlock({ line: line + skipped, text: asked.join('\n') }), tests_only: tags.length > 0 }
}

/** Parses the questions of a file in Moodle's GIFT format. */
export function readGift(text: string): Contents {
  const blocks = blocksOf(text, budgets.exercises, isComment)
  const categories = blocks.flatMap(({ line, text: block }) => {
    const [, what] = category.exec(block) ?? []
    return what === undefined ? [] : [noteOf('file.category', { line, what: what.slice(0, 100) })]
  })
  const questions = blocks.flatMap((block) => questionIn(block) ?? [])
  if (questions.length === 0) throw new Unreadable('file.empty')
  return { found: questions.map(toExercise), problems: categories.slice(0, 10) }
}
