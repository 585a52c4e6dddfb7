import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { ledgerEntrySchema } from './dollars.ts'
import { endpoints } from './endpoints.ts'
import { sentTestStatuses } from './kinds.ts'
import { limits } from './limits.ts'
import { cursorPageOf, cursorPageQuery, listOf, pageOf, pageQuery } from './paging.ts'
import { userSchema } from './users.ts'
import { array, boolean, instant, number, object, requiredId, string, trimmed } from './validation.ts'

const named = () => object({ id: requiredId(), name: string().required() })

/** An attempt of a learner: at a topic, or at a test. */
export const learnerAttemptSchema = object({
  id: requiredId(),
  /** The topic or the test. */
  name: string().required(),
  /** The chapter of a topic; null: a test. */
  chapter: named().nullable().default(null),
  status: string().oneOf(sentTestStatuses).required(),
  start_at: instant().nullable().default(null),
  finish_at: instant().nullable().default(null),
  /** 0 to 100; null: nothing is marked yet. */
  percentage: number().nullable().default(null),
  /** Open answers that wait for a teacher. */
  waiting: number().required(),
})
export type LearnerAttempt = InferType<typeof learnerAttemptSchema>

/** A class that a learner has booked. */
export const learnerClassSchema = object({
  id: requiredId(),
  name: string().required(),
  place: string().default(''),
  teacher: string().default(''),
  start_date: instant().required(),
  end_date: instant().required(),
  /** null: not marked. */
  present: boolean().nullable().default(null),
  cancelled: boolean().required(),
})
export type LearnerClass = InferType<typeof learnerClassSchema>

/** What staff write for their colleagues about a person, who never reads it. */
export const personNoteSchema = object({
  id: requiredId(),
  version: number().required(),
  text: string().required(),
  /** null: the author was deleted. */
  author: named().nullable().default(null),
  /** Whether the caller may change it: an own note, or any for administrators. */
  own: boolean().required(),
  created_at: instant().required(),
  updated_at: instant().nullable().default(null),
  /** What it said before, the newest first. */
  history: array(object({ at: instant().required(), by: string().default(''), text: string().required() })).required(),
})
export type PersonNote = InferType<typeof personNoteSchema>

/** A note as its author writes it. */
export const noteFormSchema = object({
  text: trimmed().max(limits.noteMax, 'validation.long').required('validation.required'),
})
export type NoteForm = InferType<typeof noteFormSchema>

const ofPerson = { params: object({ id: requiredId() }) }
const paged = { ...ofPerson, query: pageQuery }
const ofNote = { params: object({ id: requiredId(), note_id: requiredId() }) }

export const learnerCalls = defineCalls({
  learnerAttempts: {
    ...endpoints.learnerAttempts,
    summary: 'The attempts of a person of the own units at topics and tests, the newest first',
    ...paged,
    answer: pageOf(learnerAttemptSchema, {}),
  },
  learnerClasses: {
    ...endpoints.learnerClasses,
    summary: 'The classes that a person of the own units has booked, the newest first',
    ...paged,
    answer: pageOf(learnerClassSchema, {}),
  },
  learnerDollars: {
    ...endpoints.learnerDollars,
    summary: 'Every movement of the dollars of a person of the own units, the newest first',
    ...ofPerson,
    query: cursorPageQuery,
    answer: cursorPageOf(ledgerEntrySchema, { balance: number().required() }),
  },
  previewLearner: {
    ...endpoints.previewLearner,
    summary: 'Begin a preview of the portal as a student of the own units sees it, which is recorded',
    ...ofPerson,
    answer: userSchema,
  },
  personNotes: {
    ...endpoints.personNotes,
    summary: 'What staff have noted about a person of the own units, the newest first, with what it said before',
    ...ofPerson,
    answer: listOf(personNoteSchema),
  },
  addPersonNote: {
    ...endpoints.addPersonNote,
    summary: 'Note something for colleagues',
    ...ofPerson,
    body: noteFormSchema,
    answer: personNoteSchema,
  },
  changePersonNote: {
    ...endpoints.changePersonNote,
    summary: 'Change an own note; what it said before is kept',
    ...ofNote,
    body: noteFormSchema.shape({ version: number().integer('validation.type').required('validation.required') }),
    answer: personNoteSchema,
  },
  removePersonNote: { ...endpoints.removePersonNote, summary: 'Remove an own note', ...ofNote },
})
