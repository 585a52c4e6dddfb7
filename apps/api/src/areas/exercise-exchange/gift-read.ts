import { exchangeLimits } from '@the-house/domain'
import { asHtml, inOrderTag, noteOf, type Gap } from '@the-house/domain/server'
import { blocksOf, type Block } from '../../reading/blocks.ts'
import { budgets } from '../../reading/budget.ts'
import { countIn } from '../../reading/count-in.ts'
import { readAnswers, type Answers } from './gift-answers.ts'
import { formatOf, htmlOf, placeOf, unescaped } from './gift-text.ts'
import { embeddedIn } from './embedded-files.ts'
import { noContent, type Content } from './loss/content.ts'
import { keptHtml } from './loss/kept-html.ts'
import { plainText } from './plain-text.ts'
import { Unreadable, type Problem } from './problem.ts'
import type { Asked, Contents, Question } from './question.ts'
import { giftNotesLost, isGiftNote } from './gift-notes.ts'
import { inOrder } from './gift-order.ts'
import { isGiftTagLine, testsOnlyTag } from './tests-only.ts'
import { toExercise } from './to-exercise.ts'

/** A line that is a comment of the author, and not one of Moodle with the tags of a question. */
const isComment = (line: string) => line.trimStart().startsWith('//') && !isGiftNote(line)

const category = /^\s*\$CATEGORY:\s*(.*)/
const title = /^\s*::((?:\\.|[^\\])*?)::/s

const hashes = ' ##### '

/** What Moodle writes in the place of answers that are no gap, where text follows them. */
const place = ' _____ '

/** The question of a block by the kind of its answers, a gap where text follows them, with its content. */
function askedIn(answers: Answers, before: string, after: string): { asked: Asked; source: Partial<Content> } {
  const text = after.trim() === '' ? before : `${before}${place}${after}`
  const html = keptHtml(text.trim())
  if (answers.kind === 'essay') return { asked: { kind: 'essay', html, model: null }, source: { text } }
  if (answers.kind === 'matching') {
    const pairs = answers.pairs.map(({ left, right }) => ({ left: plainText(left), right }))
    const held = pairs.filter(({ left }) => left !== '')
    const extra = pairs.filter(({ left }) => left === '').map(({ right }) => right)
    return {
      asked: { kind: 'matching', html, pairs: held, extra },
      source: { text, pairs: answers.pairs.map(({ left, right }) => ({ left, right: asHtml(right) })) },
    }
  }
  if (answers.kind === 'ordering')
    return {
      asked: { kind: 'ordering', html, items: answers.items.map(plainText) },
      source: { text: before + after, items: answers.items },
    }
  if (answers.kind === 'numerical')
    return {
      asked: { kind: 'numerical', html, accepted: answers.accepted, units: [] },
      source: { text, answers: [answers.content] },
    }
  const { kind, single, offers, content } = answers
  if (after.trim() !== '') {
    const gap: Gap = { kind: kind === 'choice' ? 'chosen' : 'written', offers }
    return {
      asked: { kind: 'cloze', pieces: [before, gap, after] },
      source: { text: before + hashes + after, answers: [content] },
    }
  }
  const asked: Asked = kind === 'choice' ? { kind, html, single, offers } : { kind: 'written', html, offers }
  return { asked, source: { text: before, answers: [content], isSet: kind === 'choice' && !single } }
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
  const [before, after] = [htmlOf(rest.slice(0, from), format), htmlOf(rest.slice(to + 1), format)]
  if (!answers) return { line, name, feedback, asked: null, problems }
  const { asked, source } = askedIn(answers, before, after)
  const embedded = embeddedIn(before + after, new Map())
  const content = { ...noContent, title: name, feedback: feedback ?? '', ...source }
  return {
    line,
    name,
    feedback: feedback && keptHtml(feedback),
    asked,
    ...(embedded.files.length > 0 && { embedded }),
    source: content,
    problems,
  }
}

/** The question of a block below its category and tags; undefined: there is none. */
function questionIn({ line, text }: Block): Question | undefined {
  const lines = text.split('\n')
  const notes = lines.filter(isGiftNote)
  const skipped = lines.findIndex((one) => !category.test(one) && !isGiftNote(one))
  if (skipped < 0) return undefined
  const asked = lines.slice(skipped).filter((one) => !isGiftNote(one))
  const read = readBlock({ line: line + skipped, text: asked.join('\n') })
  const question = notes.some((note) => isGiftTagLine(note, inOrderTag)) ? inOrder(read) : read
  const problems = [...question.problems, ...giftNotesLost(notes, question.asked?.kind === 'ordering')]
  return { ...question, tests_only: notes.some((note) => isGiftTagLine(note, testsOnlyTag)), problems }
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
