import type { ExerciseDraft } from '@the-house/domain'
import type { Problem } from './problem.ts'

/** An answer that is offered or accepted, and how much of the question it is worth, in per cent. */
export interface Offer {
  text: string
  share: number
}

/** A blank of a sentence: to be filled by hand, or out of what it offers. */
export interface Gap {
  kind: 'written' | 'chosen'
  offers: Offer[]
}

/** What is asked in a file of Moodle, whichever of its two formats it is. */
export type Asked =
  | { kind: 'choice'; html: string; single: boolean; offers: Offer[] }
  | { kind: 'written'; html: string; offers: Offer[] }
  /** Html with the gaps where they belong. */
  | { kind: 'cloze'; pieces: (string | Gap)[] }
  | { kind: 'essay'; html: string; model: string | null }

export interface Question {
  line: number
  name: string
  /** Html. */
  feedback: string | null
  /** null: `problems` says why. */
  asked: Asked | null
  problems: Problem[]
}

/** An exercise of a file: as a draft, or as the reasons why it is none. */
export interface Found {
  line: number
  name: string
  draft: ExerciseDraft | null
  problems: Problem[]
}

/** What a file holds. */
export interface Contents {
  found: Found[]
  /** What is to be said of the file as a whole. */
  problems: Problem[]
}
