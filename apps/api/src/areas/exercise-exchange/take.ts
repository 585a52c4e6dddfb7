import { newExercise, type ExerciseDraft } from '@the-house/domain'
import { plainText } from './plain-text.ts'
import { noteOf, type Problem } from './problem.ts'
import type { Asked, Found, Offer, Question } from './question.ts'
import { sentenceOf } from './sentence.ts'
import { takeGaps } from './take-gaps.ts'

interface Taken {
  draft: ExerciseDraft | null
  problems: Problem[]
}

type Of<K extends Asked['kind']> = Extract<Asked, { kind: K }>

/** A part of the whole mark is more than an exercise can tell: an answer is right or it is not. */
const sharesLost = (offers: readonly Offer[], single: boolean) =>
  offers.some(({ share }) => (single && share > 0 && share < 100) || (share < 0 && !single && share > -100))

function takeChoice({ html, single, offers }: Of<'choice'>): Taken {
  const best = Math.max(0, ...offers.map(({ share }) => share))
  const isRight = ({ share }: Offer) => share > 0 && (!single || share === best)
  const draft: ExerciseDraft = {
    ...newExercise(single ? 'UNIQUE_ALTERNATIVE' : 'MULTIPLE_ALTERNATIVE'),
    question: html,
    alternatives: offers.map(({ text }, index) => ({ id: index + 1, title: text })),
    correct_alternatives: offers.flatMap((offer, index) => (isRight(offer) ? [index + 1] : [])),
  }
  return { draft, problems: sharesLost(offers, single) ? [noteOf('share.lost')] : [] }
}

/** A short answer: letter by letter where it can be asked so, else a text that a teacher reads. */
function takeWritten({ html, offers }: Of<'written'>): Taken {
  const right = offers.filter(({ share, text }) => share > 0 && text.trim() !== '' && text.trim() !== '*')
  const [first] = right.toSorted((one, other) => other.share - one.share)
  const words = first?.text.trim().split(/\s+/) ?? []
  const wild = offers.some(({ text }) => text.includes('*')) ? [noteOf('answers.wildcard')] : []
  const other = right.filter((offer) => offer !== first)
  const gaps = words.map((word, at) => ({
    kind: 'written' as const,
    offers: [
      { text: word, share: 100 },
      // Where there is one word alone, each other answer of one word can stand for it.
      ...(words.length === 1 && at === 0 ? other.map(({ text }) => ({ text, share: 50 })) : []),
    ],
  }))
  const taken = words.length > 0 ? takeGaps(['', ...words.slice(1).map(() => ' '), ''], gaps) : null
  if (taken?.draft?.type === 'COMPLETE_LETTERS') {
    const lost = words.length > 1 && other.length > 0 ? [noteOf('answers.first')] : []
    return { draft: { ...taken.draft, question: html }, problems: [...taken.problems, ...lost, ...wild] }
  }
  const model = right.map(({ text }) => text).join('\n') || null
  return {
    draft: { ...newExercise('OPEN_ANSWER'), question: html, answer_correct: model },
    problems: [noteOf('short.open'), ...wild],
  }
}

function takeCloze({ pieces }: Of<'cloze'>): Taken {
  const { instruction, texts, gaps } = sentenceOf(pieces)
  if (gaps.length === 0) return { draft: null, problems: [noteOf('cloze.none')] }
  const { draft, problems } = takeGaps(texts, gaps)
  return { draft: draft && { ...draft, question: instruction }, problems }
}

const takeEssay = ({ html, model }: Of<'essay'>): Taken => ({
  draft: { ...newExercise('OPEN_ANSWER'), question: html, answer_correct: model },
  problems: [],
})

function takeAsked(asked: Asked): Taken {
  if (asked.kind === 'choice') return takeChoice(asked)
  if (asked.kind === 'written') return takeWritten(asked)
  return asked.kind === 'cloze' ? takeCloze(asked) : takeEssay(asked)
}

/** What students read above it, where its author has given it no name. */
const titleOf = (name: string, { question, question_masked }: ExerciseDraft): string =>
  (name || plainText(question) || (question_masked ?? '')).replaceAll(/\s+/g, ' ').trim().slice(0, 200)

/** A question of Moodle as an exercise of ours. */
export function take({ line, name, feedback, asked, problems }: Question): Found {
  const taken = asked ? takeAsked(asked) : { draft: null, problems: [] }
  const all = [...problems, ...taken.problems].map((problem) => ({ ...problem, line: problem.line ?? line }))
  const draft = taken.draft && { ...taken.draft, title: titleOf(name, taken.draft), feedback: feedback || null }
  return { line, name: draft?.title || name, draft, problems: all }
}
