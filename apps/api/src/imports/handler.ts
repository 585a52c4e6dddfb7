import type { ImportKind, Permission } from '@the-house/domain'
import type { Db } from '../db/client.ts'
import type { ImportReport } from '../db/schema/index.ts'
import type { ImportRow } from './import-row.ts'

/** A step of an import, in its transaction. */
export interface ImportWork {
  tx: Db
  row: ImportRow
  user: { id: number }
  now: Date
}

/** A batch of an import. */
export interface ImportBatch {
  position: number
  rows: string
  undo: string | null
  /** Whether it is the last one of this pass. */
  isLast: boolean
  /** How often the job has gone through all batches before. */
  pass: number
}

/** What a step has come to. */
export interface StepResult {
  /** The report as it is now; absent: as it was. */
  report?: ImportReport
  /** What takes the step back, as JSON. */
  undo?: string
  /** REFUSED: what was written is taken back, and the report says why; DONE: the rest of the steps is not needed. */
  end?: 'REFUSED' | 'DONE'
}

/** How a kind of import is written. */
export interface ImportHandler {
  /** What the sender has to be allowed to do until the last step. */
  permission: Permission
  /** Refuses with words where what it goes into is not there any more. */
  assertTarget: (work: ImportWork) => Promise<void>
  /** Writes, or compares, a batch. */
  step: (work: ImportWork, batch: ImportBatch) => Promise<StepResult>
  /** Takes a batch back that was written. */
  undo: (work: ImportWork, undo: string) => Promise<void>
  /** Returns the report of an import that is written as a whole. */
  finish: (row: ImportRow) => ImportReport
}

export type ImportHandlers = Record<ImportKind, ImportHandler>
