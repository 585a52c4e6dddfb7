/** Every closed set of values, as the wire spells them. */
export const mediaTypes = ['TEXT', 'IMAGE', 'VIDEO', 'PDF', 'AUDIO'] as const
export type MediaType = (typeof mediaTypes)[number]

export const topicTypes = ['EXERCISE', 'CONTENT'] as const
export type TopicType = (typeof topicTypes)[number]

/** The four icons of a chapter's tabs. */
export const topicIcons = ['story', 'words', 'listening', 'writing'] as const
export type TopicIcon = (typeof topicIcons)[number]

export const exerciseTypes = [
  'UNIQUE_ALTERNATIVE',
  'MULTIPLE_ALTERNATIVE',
  'COMPLETE_LETTERS',
  'COMPLETE_WORD',
  'OPEN_ANSWER',
  'MULTIPLE_OPTIONS',
  'MATCHING',
  'ORDERING',
  'NUMERICAL',
] as const
export type ExerciseType = (typeof exerciseTypes)[number]

export const surveyStatuses = ['PENDING', 'STARTED', 'FINISHED', 'FINISHED_EXPIRED'] as const
export type SurveyStatus = (typeof surveyStatuses)[number]

/** Status of a sent test; RECALLED: withdrawn before it was started. */
export const sentTestStatuses = [...surveyStatuses, 'RECALLED'] as const
export type SentTestStatus = (typeof sentTestStatuses)[number]

/** What a test is about; a WRITING test consists of open answers. */
export const testTypes = ['GENERAL', 'LISTENING', 'READING', 'WRITING'] as const
export type TestType = (typeof testTypes)[number]

/** Which exercises a new attempt at a topic includes. */
export const attemptScopes = ['ALL', 'MISTAKES'] as const
export type AttemptScope = (typeof attemptScopes)[number]

/** Who registers with a code: self-taught students use student codes. */
export const registrationProfiles = ['STUDENT', 'TEACHER'] as const
export type RegistrationProfile = (typeof registrationProfiles)[number]

export const reportSubjects = ['System Error', 'No Access', 'Improvements', 'Others'] as const
export type ReportSubject = (typeof reportSubjects)[number]

export const notificationTypes = ['TEST_AVALIABLE', 'MESSAGE', 'EXERCISE_REVISED', 'EXERCISE_TEST_REVISED'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** Status of a message of the school; SENDING: its receivers are being notified. */
export const messageStatuses = ['SCHEDULED', 'SENDING', 'SENT', 'RECALLED'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** Status of the objection 'My answer is right'. */
export const objectionStatuses = ['WAITING', 'ACCEPTED', 'REFUSED'] as const
export type ObjectionStatus = (typeof objectionStatuses)[number]

/** Why an entry of the dollars account was made. */
export const ledgerReasons = ['TOPIC', 'TEST', 'GIFT', 'STORE', 'REFUND'] as const
export type LedgerReason = (typeof ledgerReasons)[number]

/** The reasons by which dollars are earned: they alone are the fortune of a tribe. */
export const earningReasons = ['TOPIC', 'TEST', 'GIFT'] as const satisfies readonly LedgerReason[]

/**
 * How a user came by a chapter: FINISHED it, was PLACED after it by staff, had it before chapters were marked
 * (MIGRATED); PASSED: it appeared behind the user, who may do it but need not.
 */
export const chapterMarks = ['FINISHED', 'PLACED', 'MIGRATED', 'PASSED'] as const
export type ChapterMark = (typeof chapterMarks)[number]

/** State of a chapter for a user; NEW: it appeared behind the user, is open and was not done yet. */
export const chapterStates = ['CONCLUDED', 'CURRENT', 'NEW', 'LOCKED'] as const
export type ChapterState = (typeof chapterStates)[number]

/** Why what was paid was adjusted: an accepted objection, a teacher's correction, another result of a reopened test. */
export const ledgerAdjustments = ['OBJECTION', 'CORRECTION', 'RESULT'] as const
export type LedgerAdjustment = (typeof ledgerAdjustments)[number]

/** Status of an order of the store; a RESERVED one waits at the desk. */
export const orderStatuses = ['RESERVED', 'HANDED', 'CANCELLED', 'REFUNDED'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What administrators give people to do beside their profile: the store's desk, the timetable, content, messages. */
export const duties = ['DESK', 'TIMETABLE', 'CONTENT', 'MESSAGES'] as const
export type Duty = (typeof duties)[number]

/** What a unit may offer or not; whoever is in a unit without it has no role of it. */
export const unitOffers = ['store', 'schedule', 'conference_class', 'tribe'] as const
export type UnitOffer = (typeof unitOffers)[number]

/** The symbols that a tribe may have, as the design system draws them. */
export const tribeSymbols = [
  'hearth',
  'lantern',
  'keystone',
  'threshold',
  'rafters',
  'ivy',
  'weathervane',
  'window',
  'key',
  'stairs',
  'bell',
  'well',
] as const
export type TribeSymbol = (typeof tribeSymbols)[number]

/** The colors that a tribe may have, each a token that is made out in both color modes. */
export const tribeColors = ['brick', 'lamp', 'leaf', 'sky', 'sun', 'poppy', 'ink', 'stone'] as const
export type TribeColor = (typeof tribeColors)[number]

/** The audited actions on a managed entity. */
export const changeActions = ['CREATE', 'UPDATE', 'DELETE', 'RESTORE'] as const
