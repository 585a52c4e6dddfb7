import { countBlanks, exchangeLimits, exerciseTypes, hashes, limits, type ExerciseDraft } from '@the-house/domain'
import { noteOf, serverRules, type ExerciseResult, type MoodleQuestion } from '@the-house/domain/server'
import { plainText } from './plain-text.ts'
import type { Problem } from './problem.ts'
import type { Asked, Embedded, Found, FoundFile, Question } from './question.ts'
import { picturesIn } from './text-pictures.ts'
import { sentenceOf } from './sentence.ts'

const refused = (token: Parameters<typeof noteOf>[0]): ExerciseResult => ({ draft: null, problems: [noteOf(token)] })

/** Joins the texts with blanks, and separates adjacent blanks by a space: without it they would read as one blank. */
const maskedOf = (texts: readonly string[]) =>
  texts.map((text, index) => (index > 0 && index < texts.length - 1 && text === '' ? ' ' : text)).join(hashes)

/** Converts a question into the first exercise type that can hold it. */
function takeQuestion(question: MoodleQuestion): ExerciseResult {
  for (const type of exerciseTypes) {
    const result = serverRules[type].toExercise(question)
    if (result) return result
  }
  return refused('kind.unknown')
}

/** How many answers a question has. */
function lengthOf(asked: Exclude<Asked, { kind: 'cloze' }>): number {
  if (asked.kind === 'essay') return 0
  if (asked.kind === 'matching') return asked.pairs.length + asked.extra.length
  if (asked.kind === 'ordering') return asked.items.length
  if (asked.kind === 'numerical') return asked.accepted.length + asked.units.length
  return asked.offers.length
}

/** Whether a question has more answers or gaps than any exercise takes; it is not converted. */
function isLong(asked: Asked): boolean {
  const { lines, blanks } = exchangeLimits
  if (asked.kind !== 'cloze') return lengthOf(asked) > lines
  const gaps = asked.pieces.filter((piece) => typeof piece !== 'string')
  return gaps.length > blanks || gaps.some(({ offers }) => offers.length > lines)
}

/** Tells that a gap alone earns nothing, where it earned its part of the mark; right letters earn theirs here too. */
export const partsLost = (draft: ExerciseDraft | null): Problem[] =>
  draft && draft.options.length > 1 && (draft.type === 'MULTIPLE_OPTIONS' || draft.type === 'COMPLETE_WORD')
    ? [noteOf('share.gaps')]
    : []

function takeAsked(asked: Asked): ExerciseResult {
  if (isLong(asked)) return refused('value.long')
  if (asked.kind !== 'cloze') return takeQuestion(asked)
  const { instruction, texts, gaps } = sentenceOf(asked.pieces)
  if (gaps.length === 0) return refused('cloze.none')
  const masked = maskedOf(texts)
  if (countBlanks(masked) !== gaps.length) return refused('text.hashes')
  const { draft, problems } = takeQuestion({ kind: 'gaps', html: instruction, masked, gaps })
  return { draft, problems: asked.isWhole ? problems : [...problems, ...partsLost(draft)] }
}

/** The title: the name that the author gave, else the beginning of the question's text. */
const titleOf = (name: string, { question, question_masked }: ExerciseDraft): string =>
  (name || plainText(question) || (question_masked ?? '')).replaceAll(/\s+/g, ' ').trim().slice(0, limits.titleMax)

/** What an exercise says of its files. */
function placesOf({ files, image_text }: Embedded): Partial<ExerciseDraft> {
  const media = files.find(({ slot }) => slot === 'media')
  return { image_text: image_text.slice(0, 1000), ...(media && { media_type: media.kind }) }
}

/** Whether a file has a place in an exercise, or stands in one of its texts. */
function isShownIn(draft: ExerciseDraft | null): (file: FoundFile) => boolean {
  const shown = draft ? picturesIn(draft) : new Set<string>()
  return ({ slot, address = '' }) => slot !== 'text' || shown.has(address)
}

/** Converts a Moodle question into an exercise draft. */
export function toExercise(question: Question): Found {
  const { line, name, feedback, tests_only = false, asked, embedded, source, problems } = question
  const taken = asked ? takeAsked(asked) : { draft: null, problems: [] }
  const all = [...problems, ...taken.problems].map((problem) => ({ ...problem, line: problem.line ?? line }))
  const draft = taken.draft && {
    ...taken.draft,
    title: titleOf(name, taken.draft),
    feedback: feedback || null,
    ...(embedded && placesOf(embedded)),
  }
  return {
    line,
    name: draft?.title || name,
    draft,
    ...(source && { source }),
    ...(embedded && { files: embedded.files.filter(isShownIn(draft)) }),
    tests_only,
    problems: all,
  }
}
