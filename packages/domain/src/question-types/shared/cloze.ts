import type { ExerciseType } from '../../kinds.ts'
import { blankRun } from '../../masks.ts'

/** The types whose sentence has blanks. */
export const clozeTypes = ['COMPLETE_LETTERS', 'COMPLETE_WORD', 'MULTIPLE_OPTIONS'] as const
export type ClozeType = (typeof clozeTypes)[number]
export const isClozeType = (type: ExerciseType): type is ClozeType => clozeTypes.some((one) => one === type)

/** A blank with its answers and options, which move with it as the text is edited. */
export interface ClozeBlank {
  /** Its accepted texts, one for each accepted answer of the sentence; the first is displayed. */
  answers: string[]
  /** MULTIPLE_OPTIONS: the options to choose from. */
  options: string[]
}

/** A sentence with blanks, as the editor holds it: one blank for each run of exactly five hashes. */
export interface Cloze {
  masked: string
  blanks: ClozeBlank[]
}

export const hashes = '#####'

/** The ranges of the blanks in a masked text. */
export const blankRanges = (masked: string): { from: number; to: number }[] =>
  Array.from(masked.matchAll(blankRun), ({ index }) => ({ from: index, to: index + hashes.length }))

/** The accepted answers, each with its words by blank. */
export const keyRows = ({ blanks }: Cloze): string[][] =>
  (blanks[0]?.answers ?? []).map((_, key) => blanks.map(({ answers }) => answers[key] ?? ''))

/** The number of accepted answers. */
export const keyCount = ({ blanks }: Cloze): number => Math.max(1, blanks[0]?.answers.length ?? 1)

export const emptyBlank = (cloze: Cloze, answer = ''): ClozeBlank => ({
  answers: Array.from({ length: keyCount(cloze) }, () => answer),
  options: [],
})

/** The characters that a letter box accepts: one letter, digit, apostrophe or hyphen. */
const inBox = /[\p{L}\p{N}'-]/u
export const fitsBox = (character: string): boolean => character.length === 1 && inBox.test(character)

/** The characters of a text that can be asked for letter by letter. */
const letters = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/[‘’]/g, "'").toUpperCase()).filter(fitsBox).join('')
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Normalizes an accepted answer to what the key of a type can store. */
const cleaned: Record<ClozeType, (text: string) => string> = {
  COMPLETE_LETTERS: letters,
  // A bar is the separator of words in the key.
  COMPLETE_WORD: (text) => oneLine(text).replaceAll('|', ''),
  MULTIPLE_OPTIONS: oneLine,
}
export const cleanAnswer = (type: ClozeType, text: string): string => cleaned[type](text)

const changed = (cloze: Cloze, index: number, change: (blank: ClozeBlank) => ClozeBlank): Cloze => ({
  ...cloze,
  blanks: cloze.blanks.map((blank, at) => (at === index ? change(blank) : blank)),
})

/** Changes the accepted text of a blank. `key`: index of the accepted answer, from 0. */
export const setAnswer = (cloze: Cloze, type: ClozeType, index: number, text: string, key = 0): Cloze =>
  changed(cloze, index, (blank) => ({ ...blank, answers: blank.answers.with(key, cleanAnswer(type, text)) }))

/** Changes the options of a blank. `right`: index of the correct option; -1: none. */
export const setOptions = (cloze: Cloze, index: number, options: readonly string[], right: number): Cloze =>
  changed(cloze, index, () => ({ options: options.map(oneLine), answers: [oneLine(options[right] ?? '')] }))

/** Adds an accepted answer, initially a copy of the first. */
export const addKey = (cloze: Cloze): Cloze => ({
  ...cloze,
  blanks: cloze.blanks.map((blank) => ({ ...blank, answers: [...blank.answers, blank.answers[0] ?? ''] })),
})

/** Removes an accepted answer; the last one stays. */
export const removeKey = (cloze: Cloze, key: number): Cloze =>
  keyCount(cloze) === 1
    ? cloze
    : { ...cloze, blanks: cloze.blanks.map((blank) => ({ ...blank, answers: blank.answers.toSpliced(key, 1) })) }
