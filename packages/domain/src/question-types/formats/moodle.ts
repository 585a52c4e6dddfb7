import type { ExchangeProblem } from '../../exercise-exchange.ts'
import type { ExerciseDraft } from '../../exercise-draft.ts'

/** An offered or accepted answer, and the share of the mark that it is worth, in per cent. */
export interface Offer {
  text: string
  share: number
  /** HTML that a student reads who chose it; absent: none. */
  feedback?: string
}

/** What is asked, and what belongs to it. */
export interface Pair {
  left: string
  right: string
}

/** A unit in which an answer may be given. */
export interface Unit {
  name: string
  /** How many of it make one of the first unit. */
  multiplier: string
}

/** An accepted number: canonical numbers as text, and the share of the mark that it is worth, in per cent. */
export interface NumberOffer {
  value: string
  /** '0': no tolerance. */
  tolerance: string
  share: number
}

/** A blank of a sentence: filled by typing, by choosing one of its offers, or by a word that all blanks share. */
export interface Gap {
  kind: 'written' | 'chosen' | 'dragged'
  offers: Offer[]
}

/**
 * A question parsed from either of Moodle's two formats; properties named `html` contain HTML, the others plain text.
 */
export type MoodleQuestion =
  | { kind: 'choice'; html: string; single: boolean; offers: Offer[] }
  | { kind: 'written'; html: string; offers: Offer[] }
  /** `masked` contains five hashes for each gap. */
  | { kind: 'gaps'; html: string; masked: string; gaps: Gap[] }
  | { kind: 'essay'; html: string; model: string | null }
  /** `extra`: right sides that belong to no left one. */
  | { kind: 'matching'; html: string; pairs: { left: string; right: string }[]; extra: string[] }
  /** The items in their right order. */
  | { kind: 'ordering'; html: string; items: string[] }
  | { kind: 'numerical'; html: string; accepted: NumberOffer[]; units: { name: string; multiplier: string }[] }

/** The result of converting a question; where it cannot be converted, the problems say why. */
export interface ExerciseResult {
  draft: ExerciseDraft | null
  problems: ExchangeProblem[]
}
