import { isCanonicalNumber, limits, mediaTypes, type ExerciseDraft } from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import { plainText } from '../plain-text.ts'
import { Unreadable, type Problem } from '../problem.ts'
import type { Asked, Found } from '../question.ts'
import { testsOnlyTag } from '../tests-only.ts'
import { partsLost, toExercise } from '../to-exercise.ts'
import { childrenOf, findAll, hasClass, named, textOf, type Element } from './element.ts'
import { editedSince } from './edited.ts'
import { htmlOf } from './html.ts'
import { itemOf, type Item } from './item.ts'
import type { FileReference } from './item-files.ts'
import { bankDraft } from './read-bank.ts'
import { blockInteractions } from './read-interaction.ts'
import { numberAsked, numberPlace } from './read-number.ts'
import { readOwn } from './read-own.ts'
import { isMarkedWhole, isTextGap, sentenceAsked } from './read-sentence.ts'
import { settingsLost } from './settings.ts'
import { sourceOf } from './source.ts'

/** An item as an exercise, and the files that it shows. */
export interface ReadItem {
  found: Found
  files: FileReference[]
}

/** A question for a number, or which of those that it accepts is none. */
function numberOf(item: Item, place: Element): Asked | Problem {
  const asked = numberAsked(item, place)
  const wrong = asked.accepted.find(
    ({ value, tolerance }) => !isCanonicalNumber(value) || !isCanonicalNumber(tolerance),
  )
  return wrong ? noteOf('value.wrong', { what: `${wrong.value} ± ${wrong.tolerance}`.slice(0, 100) }) : asked
}

/** The question of an item of another tool, or why no exercise can hold it. */
function askedIn(item: Item): Asked | Problem {
  const { interactions, root } = item
  // What is drawn anew for each student has no text to keep.
  if (childrenOf(root, 'templateDeclaration').length > 0) return noteOf('kind.unknown', { what: 'templateDeclaration' })
  if (findAll(root, named('printedVariable')).length > 0) return noteOf('kind.unknown', { what: 'printedVariable' })
  const [first, ...others] = interactions
  if (!first) return noteOf('kind.unknown', { what: 'text' })
  const place = numberPlace(item)
  if (place) return numberOf(item, place)
  if (interactions.every(isTextGap)) return sentenceAsked(item)
  if (others.length > 0) return noteOf('item.parts', { what: String(interactions.length) })
  if (first.name === 'orderInteraction' && item.declaration(first).correct.length === 0)
    return noteOf('value.wrong', { what: 'correctResponse' })
  const read = Object.hasOwn(blockInteractions, first.name) ? blockInteractions[first.name] : undefined
  return read ? read(item, first) : noteOf('kind.unknown', { what: first.name })
}

/** The address of a film, sound or page, as the product writes it. */
function ownLink({ isOwn, body }: Item): Partial<ExerciseDraft> {
  const [link] = isOwn ? childrenOf(body, 'p').filter((one) => hasClass(one, 'link')) : []
  if (!link) return {}
  return { media_type: mediaTypes.find((type) => hasClass(link, type)) ?? null, media_url: textOf(link) }
}

/** The marks that rules give, where they give different ones; those of numbers are read with them. */
function scoresIn(item: Item): string[] {
  if (numberPlace(item)) return []
  const rules = childrenOf(item.root, 'responseProcessing').flatMap((one) => findAll(one, named('setOutcomeValue')))
  const given = rules
    .filter(({ attributes }) => attributes['identifier'] === 'SCORE')
    .flatMap((rule) => childrenOf(rule, 'baseValue').map((value) => textOf(value).trim()))
    .filter((score) => Number(score) !== 0)
  const scores = [...new Set(given)]
  return scores.length > 1 || scores.some((score) => Number(score) < 0) ? scores : []
}

/** What an item says in files of their own, and marks that pairs are worth in different parts. */
function unheldIn(item: Item, line: number): Problem[] {
  const { root, interactions, declaration } = item
  const scores = scoresIn(item)
  const texts = childrenOf(root, 'assessmentStimulusRef').map(
    ({ attributes }) => attributes['title'] ?? attributes['href'],
  )
  const first = interactions.find(({ name }) => name === 'matchInteraction')
  const worths = first ? declaration(first).mapping.filter(({ worth }) => worth > 0) : []
  const isEven = worths.every(({ worth }) => worth === worths[0]?.worth)
  return [
    ...(texts.length > 0 ? [noteOf('files.lost', { line, what: texts.join(', ') })] : []),
    ...(scores.length > 0 ? [noteOf('share.lost', { line, what: `SCORE ${scores.join(', ')}` })] : []),
    ...(isEven
      ? []
      : [noteOf('share.lost', { line, what: worths.map(({ key, worth }) => `${key}: ${worth}`).join(', ') })]),
  ]
}

/** The report quotes at most so much of what is lost. */
const mostQuoted = 600

const titleIn = ({ attributes }: Element) => (attributes['title'] ?? '').trim().slice(0, limits.titleMax)

function contentOf(item: Item, line: number, problems: Problem[]): Found {
  const { root } = item
  const name = titleIn(root)
  const { general, byChoice, others } = item.feedback
  const feedback = htmlOf(general).trim() || null
  const isChoice = item.interactions.some(({ name: kind }) => kind === 'choiceInteraction')
  const lost = [...others, ...(isChoice ? [] : Array.from(byChoice.values(), htmlOf))].map(plainText).join('; ')
  const told =
    lost === '' ? problems : [...problems, noteOf('comments.lost', { line, what: lost.slice(0, mostQuoted) })]
  const tests_only = (root.attributes['label'] ?? '').split(/\s+/).includes(testsOnlyTag)
  const link = ownLink(item)
  const draft = readOwn(item) ?? draftOfBank(item)
  if (draft) {
    const title = name || plainText(draft.question).slice(0, limits.titleMax)
    const parts = item.isOwn || isMarkedWhole(root) ? [] : partsLost(draft).map((problem) => ({ ...problem, line }))
    return {
      line,
      name: title,
      draft: { ...draft, ...link, title, feedback },
      tests_only,
      problems: [...told, ...parts],
    }
  }
  const asked = askedIn(item)
  const refusal = 'token' in asked ? asked : null
  const question = { line, name, feedback, tests_only, asked: 'token' in asked ? null : asked }
  const found = toExercise({ ...question, problems: refusal ? [...told, { ...refusal, line }] : told })
  return { ...found, draft: found.draft && { ...found.draft, ...link } }
}

function draftOfBank(item: Item) {
  const [only, ...others] = item.interactions
  return only?.name === 'gapMatchInteraction' && others.length === 0 ? bankDraft(item, only) : null
}

/**
 * Reads an item of QTI.
 * @param line its number in the package
 * @throws Unreadable where it is no item
 */
export function readItem(root: Element, line: number): ReadItem {
  if (root.name !== 'assessmentItem') throw new Unreadable('kind.unknown', { what: root.name })
  const item = itemOf(root)
  const found = contentOf(item, line, item.isOwn ? [] : [...unheldIn(item, line), ...settingsLost(item, line)])
  if (!item.isOwn) return { found: { ...found, source: sourceOf(item) }, files: item.files }
  // What the product has written comes back to the letter, unless another tool has edited it.
  const edited = found.draft ? editedSince(root, found.draft).map((problem) => ({ ...problem, line })) : []
  return { found: { ...found, problems: [...found.problems, ...edited] }, files: item.files }
}
