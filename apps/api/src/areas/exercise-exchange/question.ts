import type { ExerciseDraft, ExerciseReading } from '@the-house/domain'
import type { Gap, MoodleQuestion } from '@the-house/domain/server'
import type { Content } from './loss/content.ts'
import type { Problem } from './problem.ts'

/** A place of an exercise for a file. */
export type FileSlot = 'media' | 'image_extra' | 'audio_extra'

/** Where a file of an import goes: into one of these places, or into a text where it stands. */
export type FoundSlot = FileSlot | 'text'

/** A parsed question of Moodle, the same for GIFT and XML. */
export type Asked =
  | Exclude<MoodleQuestion, { kind: 'gaps' }>
  /** HTML with gaps in between. */
  | {
      kind: 'cloze'
      pieces: (string | Gap)[]
      /** Whether its file gives the mark for all gaps together, too; absent: each earns its part. */
      isWhole?: boolean
    }

export interface Question {
  /** The content of the question as the file holds it. */
  source?: Content
  line: number
  name: string
  /** HTML of the general feedback. */
  feedback: string | null
  /** Whether it is tagged as kept for tests; absent: no. */
  tests_only?: boolean
  /** null where no exercise can hold the question; `problems` says why. */
  asked: Asked | null
  /** The files that it shows, and the text of its picture; absent: none. */
  embedded?: Embedded
  problems: Problem[]
}

/** A file inside of an imported one, for a place of an exercise. */
export interface FoundFile {
  slot: FoundSlot
  kind: 'IMAGE' | 'AUDIO' | 'VIDEO' | 'PDF'
  /** Its name, for people. */
  name: string
  /**
   * Its address in the content of the file, by which the comparison knows it as kept, and by which a text shows it until it
   * is stored; absent: it is not there.
   */
  address?: string
  read: () => Promise<Buffer>
}

/** Files of a question that an exercise has a place for, the first for each, and the text of the picture. */
export interface Embedded {
  files: FoundFile[]
  image_text: string
}

/** An exercise parsed from a file: its draft, or null with the problems that refuse it. */
export interface Found {
  line: number
  name: string
  draft: ExerciseDraft | null
  /** Its content as the file holds it, to compare; absent: that of the draft as it was read. */
  source?: Content
  /** Whether it is kept for tests; absent: no. */
  tests_only?: boolean
  /** The files that it shows; absent: none. */
  files?: FoundFile[]
  problems: Problem[]
}

/** The parsed contents of a file. */
export interface Contents {
  found: Found[]
  /** How a table was understood; absent: the file is no table. */
  reading?: ExerciseReading
  /** The problems of the file as a whole. */
  problems: Problem[]
}
