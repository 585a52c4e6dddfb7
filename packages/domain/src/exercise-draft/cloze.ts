import type { ExerciseType } from '../kinds.ts'
import { blankRun } from '../masks.ts'

/** The types whose sentence has blanks. */
export const clozeTypes = ['COMPLETE_LETTERS', 'COMPLETE_WORD', 'MULTIPLE_OPTIONS'] as const
export type ClozeType = (typeof clozeTypes)[number]
export const isClozeType = (type: ExerciseType): type is ClozeType => clozeTypes.some((one) => one === type)

/** A blank with all that belongs to it, wherever the text takes it. */
export interface ClozeBlank {
  /** What is right in it, one for each accepted answer of the sentence; the first is shown. */
  answers: string[]
  /** MULTIPLE_OPTIONS: what is offered. */
  options: string[]
}

/** A sentence with blanks as its author works on it: as many blanks as runs of exactly five hashes. */
export interface Cloze {
  masked: string
  blanks: ClozeBlank[]
}

export const hashes = '#####'

/** Where the blanks of a text are. */
export const blankRanges = (masked: string): { from: number; to: number }[] =>
  Array.from(masked.matchAll(blankRun), ({ index }) => ({ from: index, to: index + hashes.length }))

/** The accepted answers, each with its words by blank. */
export const keyRows = ({ blanks }: Cloze): string[][] =>
  (blanks[0]?.answers ?? []).map((_, key) => blanks.map(({ answers }) => answers[key] ?? ''))

/** How many answers are accepted. */
export const keyCount = ({ blanks }: Cloze): number => Math.max(1, blanks[0]?.answers.length ?? 1)

export const emptyBlank = (cloze: Cloze, answer = ''): ClozeBlank => ({
  answers: Array.from({ length: keyCount(cloze) }, () => answer),
  options: [],
})

/** What a letter box can hold: one letter, digit, apostrophe or hyphen. */
const inBox = /[\p{L}\p{N}'-]/u
export const fitsBox = (character: string): boolean => character.length === 1 && inBox.test(character)

/** What of a text can be asked for letter by letter. */
const letters = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/[‘’]/g, "'").toUpperCase()).filter(fitsBox).join('')
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** A right answer as the key of a type can hold it. */
const cleaned: Record<ClozeType, (text: string) => string> = {
  COMPLETE_LETTERS: letters,
  // A bar parts the words of a key.
  COMPLETE_WORD: (text) => oneLine(text).replaceAll('|', ''),
  MULTIPLE_OPTIONS: oneLine,
}
export const cleanAnswer = (type: ClozeType, text: string): string => cleaned[type](text)

const changed = (cloze: Cloze, index: number, change: (blank: ClozeBlank) => ClozeBlank): Cloze => ({
  ...cloze,
  blanks: cloze.blanks.map((blank, at) => (at === index ? change(blank) : blank)),
})

/** Puts another right answer beside a blank. `key`: which of the accepted answers it belongs to, from 0. */
export const setAnswer = (cloze: Cloze, type: ClozeType, index: number, text: string, key = 0): Cloze =>
  changed(cloze, index, (blank) => ({ ...blank, answers: blank.answers.with(key, cleanAnswer(type, text)) }))

/** Changes what a blank offers. `right` is the place of the right option; -1: none is. */
export const setOptions = (cloze: Cloze, index: number, options: readonly string[], right: number): Cloze =>
  changed(cloze, index, () => ({ options: options.map(oneLine), answers: [oneLine(options[right] ?? '')] }))

/** Accepts one more answer, a copy of the first to begin with. */
export const addKey = (cloze: Cloze): Cloze => ({
  ...cloze,
  blanks: cloze.blanks.map((blank) => ({ ...blank, answers: [...blank.answers, blank.answers[0] ?? ''] })),
})

/** Does not accept one of the answers any longer; the last one stays. */
export const removeKey = (cloze: Cloze, key: number): Cloze =>
  keyCount(cloze) === 1
    ? cloze
    : { ...cloze, blanks: cloze.blanks.map((blank) => ({ ...blank, answers: blank.answers.toSpliced(key, 1) })) }
