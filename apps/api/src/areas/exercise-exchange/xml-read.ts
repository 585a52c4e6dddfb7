import { exchangeLimits, limits } from '@the-house/domain'
import { asHtml, noteOf, type Offer } from '@the-house/domain/server'
import { budgets } from '../../reading/budget.ts'
import { countIn } from '../../reading/count-in.ts'
import { readCloze } from './cloze-code.ts'
import { plainText } from './plain-text.ts'
import { Unreadable, type Problem } from './problem.ts'
import type { Asked, Contents, Question } from './question.ts'
import { testsOnlyTag } from './tests-only.ts'
import { toExercise } from './to-exercise.ts'
import { attribute, nodeIn, nodesIn, parseXml, startOf, textOf, type Node } from './xml-node.ts'

/** A text of Moodle as HTML, converted by its `format` attribute. */
function htmlOf(node: Node): string {
  const format = attribute(node, 'format')
  const text = textOf(node).trim()
  return format === 'plain_text' || format === 'markdown' ? asHtml(text) : text
}

const offersOf = (question: Node): Offer[] =>
  nodesIn(question, 'answer').map((answer) => {
    const html = htmlOf(answer)
    const isHtml = attribute(answer, 'format') === 'html'
    return { text: isHtml ? plainText(html) : textOf(answer).trim(), share: Number(attribute(answer, 'fraction')) || 0 }
  })

interface Read {
  asked: Asked | null
  problems: Problem[]
}
const asked = (found: Asked): Read => ({ asked: found, problems: [] })

function cloze(html: string): Read {
  const { pieces, problems } = readCloze(html)
  return { asked: pieces && { kind: 'cloze', pieces }, problems }
}

/** The question types of Moodle that an exercise can hold. */
const kinds: Record<string, (question: Node, html: string) => Read> = {
  multichoice: (question, html) =>
    asked({ kind: 'choice', html, single: textOf(nodeIn(question, 'single')) !== 'false', offers: offersOf(question) }),
  truefalse: (question, html) =>
    asked({
      kind: 'choice',
      html,
      single: true,
      offers: offersOf(question).map(({ text, share }) => ({ text: /^true$/i.test(text) ? 'True' : 'False', share })),
    }),
  shortanswer: (question, html) => asked({ kind: 'written', html, offers: offersOf(question) }),
  essay: (question, html) =>
    asked({ kind: 'essay', html, model: plainText(htmlOf(nodeIn(question, 'graderinfo'))) || null }),
  cloze: (_, html) => cloze(html),
  multianswer: (_, html) => cloze(html),
}

const commentsIn = (question: Node) =>
  nodesIn(question, 'answer').some((answer) => textOf(nodeIn(answer, 'feedback')).trim() !== '') ||
  nodesIn(question, 'hint').some((hint) => textOf(hint).trim() !== '')

const hasFiles = (question: Node) =>
  ['questiontext', 'generalfeedback'].some((name) => nodesIn(nodeIn(question, name), 'file').length > 0) ||
  nodesIn(question, 'answer').some((answer) => nodesIn(answer, 'file').length > 0)

const isForTestsOnly = (question: Node) =>
  nodesIn(nodeIn(question, 'tags'), 'tag').some((tag) => textOf(tag).trim().toLowerCase() === testsOnlyTag)

/**
 * Removes tags that refer to files embedded in the XML: these files are not imported, so that the links would be dead.
 */
const withoutPlugins = (html: string) =>
  html.replaceAll(/<(?:img|a|source|video|audio)\b[^<>]*>/gi, (tag) => (tag.includes('@@PLUGINFILE@@') ? '' : tag))

function readQuestion(question: Node, line: number): Question {
  const name = plainText(textOf(nodeIn(question, 'name')))
  const kind = attribute(question, 'type')
  const read = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!read)
    return { line, name, feedback: null, asked: null, problems: [noteOf('kind.unknown', { line, what: kind || '?' })] }
  const found = read(question, withoutPlugins(htmlOf(nodeIn(question, 'questiontext'))))
  const problems = [
    ...found.problems,
    ...(commentsIn(question) ? [noteOf('comments.lost')] : []),
    ...(hasFiles(question) ? [noteOf('files.lost')] : []),
  ]
  const feedback = withoutPlugins(htmlOf(nodeIn(question, 'generalfeedback'))) || null
  return { line, name, feedback, tests_only: isForTestsOnly(question), asked: found.asked, problems }
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

/** Whether a question, with its markup, is longer than any exercise or has more tags; it is not converted. */
const isLong = (text: string) =>
  text.length > budgets.exercises.characters * 3 || countIn(text, '<') > exchangeLimits.tags

const tooLong = (question: Node, line: number): Question => ({
  line,
  name: textOf(nodeIn(question, 'name')).slice(0, limits.titleMax),
  feedback: null,
  asked: null,
  problems: [noteOf('value.long', { line })],
})

/** Parses the questions of a file in Moodle's XML format. */
export function readMoodleXml(text: string): Contents {
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
    problems: all
      .filter(isCategory)
      .slice(0, 10)
      .map(({ question, line }) =>
        noteOf('file.category', { line, what: textOf(nodeIn(question, 'category')).slice(0, 100) }),
      ),
  }
}
