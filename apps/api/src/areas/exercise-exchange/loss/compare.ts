import { noteOf } from '@the-house/domain/server'
import type { Problem } from '../problem.ts'
import { compareAnswers, compareLists, type Tell } from './compare-answers.ts'
import type { AnswerContent, Content } from './content.ts'
import { richOf, type Rich } from './rich.ts'
import { differenceOf, missingIn, sameAs, wordsOf } from './words.ts'

/** The report quotes at most so much of what is lost. */
const mostQuoted = 600

/** What a part of the text can lose, besides its words, and how that is told. */
const losses = [
  ['links', 'link.lost'],
  ['pictures', 'picture.lost'],
  ['sounds', 'sound.lost'],
  ['films', 'film.lost'],
  ['active', 'html.cleaned'],
  ['looks', 'format.lost'],
  ['facts', 'format.lost'],
  ['titles', 'text.changed'],
] as const satisfies [keyof Rich, Problem['token']][]

/** An address as the report names it: one that holds the file itself is cut, a picture has its text. */
function named(what: string, { alternatives }: Rich): string {
  const text = alternatives.get(what)
  return `${what.startsWith('data:') ? `${what.slice(0, 30)}…` : what}${text ? ` (${text})` : ''}`
}

function compareParts(before: Rich, after: Rich, tell: Tell): void {
  for (const [part, token] of losses)
    for (const what of missingIn(before[part], after[part])) tell(token, named(what, before))
  for (const mark of missingIn(before.marks, after.marks)) tell('format.lost', mark)
}

/** Compares HTML of one place. @param areGapsWords whether its gaps count as words */
function compareHtml(source: string, kept: string, areGapsWords: boolean, tell: Tell): void {
  const before = richOf(source)
  const after = richOf(kept, new Set(before.pictures))
  const [lost, instead] = differenceOf(wordsOf(before.text, areGapsWords), wordsOf(after.text, areGapsWords))
  if (lost !== instead) tell('text.changed', `${lost} → ${instead}`)
  for (const what of after.linked) tell('picture.linked', what)
  for (const [picture, text] of before.alternatives) {
    const kept = after.alternatives.get(picture) ?? ''
    const isKept = after.pictures.includes(picture) && !after.linked.includes(picture)
    if (isKept && sameAs(text) !== sameAs(kept)) tell('text.changed', `${text} → ${kept}`)
  }
  compareParts(before, after, tell)
}

const joined = (answers: readonly AnswerContent[][]) => answers.flat().map(({ html }) => `<p>${html}</p>`).join('') // oxfmt-ignore
const said = (answers: readonly AnswerContent[][]) => answers.flat().map(({ feedback }) => feedback).join('') // oxfmt-ignore

const listsOf = ({ pairs, items }: Content) =>
  [...pairs.flatMap(({ left, right }) => [left, right]), ...items].map((html) => `<p>${html}</p>`).join('')

/** Compares what answers hold besides their words. */
function compareLooks(source: string, kept: string, tell: Tell): void {
  compareParts(richOf(source), richOf(kept), tell)
}

/** Whether a text has gaps. */
export const hasGaps = ({ text }: Content): boolean => text.includes('#####')

/**
 * Compares the content of a question with that of the exercise it becomes.
 * @returns every difference: a problem for each kind of them, with what it is about
 */
export function compareContent(source: Content, kept: Content): Problem[] {
  const found = new Map<Problem['token'], Set<string>>()
  const tell: Tell = (token, what) => {
    found.set(token, (found.get(token) ?? new Set()).add(what.trim()))
  }
  if (source.title !== '' && sameAs(source.title) !== sameAs(kept.title)) tell('title.cut', source.title)
  compareHtml(source.text, kept.text, hasGaps(source), tell)
  compareHtml(source.feedback, kept.feedback, false, tell)
  if (source.model !== '') compareHtml(source.model, kept.model, false, tell)
  for (const [index, answers] of source.answers.entries())
    compareAnswers(answers, kept.answers[index] ?? [], { isSet: source.isSet, isOrdered: kept.isOrdered }, tell)
  compareLooks(joined(source.answers), joined(kept.answers), tell)
  compareLooks(said(source.answers), said(kept.answers), tell)
  compareLists(source, kept, tell)
  compareLooks(listsOf(source), listsOf(kept), tell)
  return Array.from(found, ([token, what]) =>
    noteOf(token, { what: [...what].filter(Boolean).join('; ').slice(0, mostQuoted) || null }),
  )
}
