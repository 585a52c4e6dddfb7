import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { courseFindingSchema } from './course-check.ts'
import { endpoints } from './endpoints.ts'
import { foundingStepSchema } from './founding.ts'
import { listOf, pageOf, pageQuery } from './paging.ts'
import { ownMeetingSchema } from './meetings.ts'
import { array, instant, number, object, requiredId, string } from './validation.ts'

/**
 * What waits for those who work at the school, with the list that it leads to: the most urgent first. A kind is a key of
 * the `work` catalogue.
 */
export const workLinks = {
  ATTENDANCE: '/meets?days=unmarked',
  RUNNING_TESTS: '/admin/tests?status=STARTED',
  CORRECTIONS: '/admin/correct-exercises?second=false',
  TEST_CORRECTIONS: '/admin/correct-exercises-tests',
  SECOND_VERSIONS: '/admin/correct-exercises?second=true',
  OBJECTIONS: '/admin/objections',
  COVER_ASKED: '/admin/timetable/problems?problem=COVER_ASKED',
  CONFLICT: '/admin/timetable/problems?problem=CONFLICT',
  NO_TEACHER: '/admin/timetable/problems?problem=NO_TEACHER',
  NO_ROOM: '/admin/timetable/problems?problem=NO_ROOM',
  NO_LINK: '/admin/timetable/problems?problem=NO_LINK',
  FEW_BOOKINGS: '/admin/timetable/problems?problem=FEW_BOOKINGS',
  ORDERS: '/admin/orders?status=RESERVED',
  CHECK_ERRORS: '/admin/course/findings',
  FAILED_MAILS: '/admin/failures?of=MAILS',
  FAILED_JOBS: '/admin/failures?of=JOBS',
  INVITED: '/admin/people?state=INVITED&idle=true',
  REPORTS: '/admin/reports?recent=true',
  DRAFTS: '/admin/articles?published=false',
} as const
export type WorkKind = keyof typeof workLinks
export const isWorkKind = (name: string): name is WorkKind => name in workLinks
/** Every kind, the most urgent first. */
export const workKinds: readonly WorkKind[] = Object.keys(workLinks).filter(isWorkKind)

/** Something that waits: how many of it, and since when the oldest of them does, or when the first of them is due. */
export const workItemSchema = object({
  kind: string().oneOf(workKinds).required(),
  count: number().required(),
  oldest_at: instant().nullable().default(null),
  /** The list, as a path of the portal. */
  href: string().required(),
  /** Of texts: how many wait for less than a day, for up to three, for up to a week, and for longer. */
  ages: array(number().required()).nullable().default(null),
})
export type WorkItem = InferType<typeof workItemSchema>

/** A test that a student is writing now. */
const runningTestSchema = object({
  id: requiredId(),
  name: string().required(),
  student: object({ id: requiredId(), name: string().required() }).required(),
  /** null: no limit. */
  end_at: instant().nullable().default(null),
})

export const workSchema = object({
  server_time: instant().required(),
  /** Empty: nothing waits. */
  items: array(workItemSchema).required(),
  /** The classes that the caller gives today. */
  classes: array(ownMeetingSchema).required(),
  running: array(runningTestSchema).required(),
  /** Of administrators, while one of them is neither done nor skipped. */
  steps: array(foundingStepSchema).required(),
  /** Of administrators. */
  storage: object({
    database_bytes: number().required(),
    /** null: the storage says no limit. */
    free_bytes: number().nullable().default(null),
  })
    .nullable()
    .default(null),
})
export type Work = InferType<typeof workSchema>

/** What a list of failures is narrowed to. */
export const failureKinds = ['MAILS', 'JOBS'] as const

/** What can fail: the kinds of mails, and of the other jobs of the server. */
export const failureTasks = [
  'welcome',
  'invitation',
  'forgotPassword',
  'changeCode',
  'passkeyAdded',
  'passkeyRemoved',
  'place',
  'message',
  'classChange',
  'classChanges',
  'expiry',
  'sending',
  'ruling',
  'course',
  'import',
] as const

/** A mail that has not left, or a job that has failed for good. */
export const failureSchema = object({
  id: string().required(),
  /** One of `failureTasks`, or one that an older version of the server had. */
  kind: string().required(),
  /** To whom a mail was to go. */
  address: string().default(''),
  at: instant().required(),
  /** What the mail server or the job said. */
  reason: string().default(''),
})
export type Failure = InferType<typeof failureSchema>

/** A chapter that students see and that does not pass its check. */
const chapterFindingsSchema = object({
  id: requiredId(),
  name: string().required(),
  book: object({ id: requiredId(), name: string().required() }).required(),
  findings: array(courseFindingSchema).required(),
})
export type ChapterFindings = InferType<typeof chapterFindingsSchema>

export const workCalls = defineCalls({
  myWork: {
    ...endpoints.myWork,
    summary: 'What waits for those who work at the school, in their units',
    answer: workSchema,
  },
  courseFindings: {
    ...endpoints.courseFindings,
    summary: 'The published chapters that do not pass their check, in the order of the course, with what is wrong',
    answer: listOf(chapterFindingsSchema),
  },
  failures: {
    ...endpoints.failures,
    summary: 'Mails that have not left and jobs that have failed, the newest first',
    query: pageQuery.shape({ of: string().oneOf(failureKinds, 'validation.type') }),
    answer: pageOf(failureSchema, {}),
  },
})
