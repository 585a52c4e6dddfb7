import { exchangeLimits, limits } from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import { budgets } from '../../reading/budget.ts'
import { countIn } from '../../reading/count-in.ts'
import { embeddedIn, stayingIn } from './embedded-files.ts'
import { noContent } from './loss/content.ts'
import { keptHtml } from './loss/kept-html.ts'
import { filesFor } from './moodle-files.ts'
import { plainText } from './plain-text.ts'
import { Unreadable, type Problem } from './problem.ts'
import type { Contents, Question } from './question.ts'
import { toExercise } from './to-exercise.ts'
import { isHtml } from './typed-html.ts'
import { isForTestsOnly, xmlExtrasLost } from './xml-extras.ts'
import { htmlOf } from './xml-html.ts'
import { xmlKinds } from './xml-kinds.ts'
import { attribute, nodeIn, nodesIn, parseXml, startOf, textOf, withMarkedHtml, type Node } from './xml-node.ts'

/** A name without its marks; what stands between other angle brackets, as in `List<String>`, is text. */
const plainTitle = (name: string): string => plainText(isHtml(name) ? name : name.replaceAll('<', '&lt;'))

function readQuestion(question: Node, line: number): Question {
  const title = plainTitle(textOf(nodeIn(question, 'name')))
  const kind = attribute(question, 'type')
  const read = Object.hasOwn(xmlKinds, kind) ? xmlKinds[kind] : undefined
  const bare = { line, name: title, feedback: null, asked: null }
  if (!read) return { ...bare, problems: [noteOf('kind.unknown', { line, what: kind || '?' })] }
  const files = filesFor(question, 'questiontext')
  const written = htmlOf(nodeIn(question, 'questiontext'))
  const first = embeddedIn(written, files)
  const hasPicture = first.files.some(({ slot }) => slot === 'image_extra')
  const { html: text, files: inText } = stayingIn(written, files, { isFirstTaken: hasPicture, prefix: 'in-text' })
  const found = read(question, text)
  const after = htmlOf(nodeIn(question, 'generalfeedback'))
  const { html: feedback, files: inFeedback } = stayingIn(after, filesFor(question, 'generalfeedback'), {
    isFirstTaken: false,
    prefix: 'in-feedback',
  })
  const embedded = { ...first, files: [...first.files, ...inText, ...inFeedback] }
  return {
    line,
    name: title,
    feedback: keptHtml(feedback) || null,
    tests_only: isForTestsOnly(question),
    asked: found.asked,
    ...(embedded.files.length > 0 && { embedded }),
    source: { ...noContent, title, feedback, ...found.source },
    problems: [...found.problems, ...xmlExtrasLost(question)],
  }
}

/** Returns a function that counts the line of an index; the indexes must come in ascending order. */
function lineCounter(text: string): (place: number | undefined) => number {
  let [line, at] = [1, 0]
  return (place = at) => {
    for (; at < place; at += 1) if (text[at] === '\n') line += 1
    return line
  }
}

const isCategory = ({ question }: { question: Node }) => attribute(question, 'type') === 'category'

/**
 * Whether a question, with its markup and without the files in it, is longer than any exercise or has more tags; it is
 * not converted.
 */
const isLong = (text: string) => {
  const written = text.replaceAll(/(<file\b[^<>]*>)[^<]*/g, '$1').replaceAll(/data:[\w/.+-]+;base64,[\w+/=\s]*/g, '')
  return written.length > budgets.exercises.characters * 3 || countIn(text, '<') > exchangeLimits.tags
}

/** Tells that a category counts for nothing, and what is said of it. */
const categoryLost = ({ question, line }: { question: Node; line: number }): Problem[] => {
  const about = plainText(htmlOf(nodeIn(question, 'info')))
  return [
    noteOf('file.category', { line, what: textOf(nodeIn(question, 'category')).slice(0, 100) }),
    ...(about === '' ? [] : [noteOf('file.more', { line, what: about.slice(0, 600) })]),
  ]
}

const tooLong = (question: Node, line: number): Question => ({
  line,
  name: textOf(nodeIn(question, 'name')).slice(0, limits.titleMax),
  feedback: null,
  asked: null,
  problems: [noteOf('value.long', { line })],
})

/** Parses the questions of a file in Moodle's XML format. */
export function readMoodleXml(given: string): Contents {
  const text = withMarkedHtml(given)
  const root = parseXml(text)
  if (!('quiz' in root)) throw new Unreadable('file.notMoodle')
  const lineOf = lineCounter(text)
  const nodes = nodesIn(nodeIn(root, 'quiz'), 'question')
  const starts = nodes.map(startOf)
  const all = nodes.map((question, index) => ({
    question,
    line: lineOf(starts[index]),
    isLong: isLong(text.slice(starts[index], starts.slice(index + 1, index + 2)[0])),
  }))
  const questions = all.filter((one) => !isCategory(one))
  if (questions.length === 0) throw new Unreadable('file.empty')
  return {
    found: questions.map(({ question, line, isLong: long }) =>
      toExercise(long ? tooLong(question, line) : readQuestion(question, line)),
    ),
    problems: all.filter(isCategory).slice(0, 10).flatMap(categoryLost),
  }
}
