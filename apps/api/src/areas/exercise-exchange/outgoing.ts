import type { Readable } from 'node:stream'
import type { ExerciseDraft } from '@the-house/domain'
import type { FileSlot } from './question.ts'

/** A stored file of an exercise. */
export interface OutgoingFile {
  slot: FileSlot
  key: string
  open: () => Promise<Readable>
}

/** A stored picture that a text shows by its address. */
export interface TextPicture extends Pick<OutgoingFile, 'key' | 'open'> {
  address: string
}

/** A file inside of a text. */
export interface EmbeddedFile {
  slot: FileSlot
  name: string
  base64: string
}

/** An exercise to export. */
export interface Outgoing {
  draft: ExerciseDraft
  /** Whether it is kept for tests. */
  tests_only: boolean
  /** The name of its topic. */
  topic: string
  /** The fields whose files the format cannot hold. */
  lost: readonly string[]
  /** The files that the format takes along; absent: none. */
  files?: readonly OutgoingFile[]
  /** The stored pictures that its texts show; absent: none. */
  pictures?: readonly TextPicture[]
  /** The same files, for a format that is one text; absent: none. */
  embedded?: readonly EmbeddedFile[]
}
