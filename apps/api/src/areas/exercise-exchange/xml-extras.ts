import { noteOf } from '@the-house/domain/server'
import { unshownFiles } from './moodle-files.ts'
import { plainText } from './plain-text.ts'
import type { Problem } from './problem.ts'
import { testsOnlyTag } from './tests-only.ts'
import { htmlOf } from './xml-html.ts'
import { attribute, deepTextOf, namesIn, nodeIn, nodesIn, textOf, type Node } from './xml-node.ts'

const plainOf = (node: Node) => plainText(htmlOf(node)).replaceAll(/\s+/g, ' ')

/** What Moodle itself says of an answer, in the languages of our schools: no author has written it. */
const standard = new Set([
  'Your answer is correct.', 'Your answer is partially correct.', 'Your answer is incorrect.',
  'Sua resposta está correta.', 'Sua resposta está parcialmente correta.', 'Sua resposta está incorreta.',
  'A sua resposta está correta.', 'A sua resposta está parcialmente correta.', 'A sua resposta está incorreta.',
]) // oxfmt-ignore

/** The settings that change what a student does or gets, and the values at which they change nothing. */
const settings: [name: string, usual: readonly string[]][] = [
  ['defaultgrade', ['', '1', '1.0', '1.0000000']],
  ['hidden', ['', '0']],
  ['idnumber', ['']],
  ['usecase', ['', '0']],
  ['attachments', ['', '0']],
  ['minwordlimit', ['', '0']],
  ['maxwordlimit', ['', '0']],
  ['responsetemplate', ['']],
  ['gradingtype', ['', 'LONGEST_ORDERED_SUBSET']],
  ['selectcount', ['', '0']],
]

/** The elements that are read, or that say nothing where an exercise stands alone. */
const known = new Set([
  ...settings.map(([name]) => name),
  'name', 'questiontext', 'generalfeedback', 'correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback', 'answer',
  'subquestion', 'dragbox', 'selectoption', 'hint', 'tags', 'units', 'single', 'graderinfo', 'unitgradingtype',
  'unitpenalty', 'penalty', 'shuffleanswers', 'answernumbering', 'shownumcorrect', 'showstandardinstruction', 'showunits',
  'unitsleft', 'responseformat', 'responserequired', 'responsefieldlines', 'attachmentsrequired', 'maxbytes',
  'filetypeslist', 'layouttype', 'selecttype', 'showgrading', 'numberingstyle', 'file', 'version', 'status',
]) // oxfmt-ignore

/** What stands in elements that no kind of Moodle has, as those of its plug-ins, and in a second text. */
function unreadIn(question: Node): string[] {
  const others = namesIn(question).filter((name) => !known.has(name))
  const again = nodesIn(question, 'questiontext').slice(1)
  return [
    ...others.flatMap((name) => nodesIn(question, name).map((node) => [name, deepTextOf(node)] as const)),
    ...again.map((node) => ['questiontext', deepTextOf(node)] as const),
  ]
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name} ${plainText(text).replaceAll(/\s+/g, ' ').slice(0, 100)}`)
}

/** What stands in elements inside of a text, which no reader of Moodle takes for a part of it. */
const straysIn = (node: Node): string[] =>
  namesIn(node).flatMap((name) =>
    nodesIn(node, name).flatMap((child) =>
      name === 'text' ? namesIn(child).flatMap((inner) => nodesIn(child, inner).map(deepTextOf)) : straysIn(child),
    ),
  )

/** Fractions that are no numbers, which count as nothing. */
const oddFractions = (question: Node): string[] =>
  nodesIn(question, 'answer')
    .filter((answer) => Number.isNaN(Number(attribute(answer, 'fraction'))))
    .map((answer) => `${plainOf(answer)} ${attribute(answer, 'fraction')}`)

const noted = (token: Problem['token'], found: readonly string[]): Problem[] =>
  found.length > 0 ? [noteOf(token, { what: found.join('; ') })] : []

export const isForTestsOnly = (question: Node): boolean =>
  nodesIn(nodeIn(question, 'tags'), 'tag').some((tag) => textOf(tag).trim().toLowerCase() === testsOnlyTag)

/** What a question of Moodle holds that no exercise does. */
export function xmlExtrasLost(question: Node): Problem[] {
  const overall = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
    .map((name) => plainOf(nodeIn(question, name)))
    .filter((text) => text !== '' && !standard.has(text))
  const hints = nodesIn(question, 'hint').map(plainOf).filter(Boolean)
  const tags = nodesIn(nodeIn(question, 'tags'), 'tag')
    .map((tag) => textOf(tag).trim())
    .filter((tag) => tag !== '' && tag.toLowerCase() !== testsOnlyTag)
  const set = settings.flatMap(([name, usual]) => {
    const value = plainOf(nodeIn(question, name)).trim()
    return usual.includes(value) ? [] : [`${name} ${value}`]
  })
  return [
    ...noted('text.changed', straysIn(question).filter(Boolean)),
    ...noted('share.lost', oddFractions(question)),
    ...noted('overall.lost', overall),
    ...noted('hint.lost', hints),
    ...noted('tag.lost', tags),
    ...noted('files.lost', unshownFiles(question)),
    ...noted('setting.lost', [...set, ...unreadIn(question)]),
  ]
}
