import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { meetingLinkSchema } from './class-tasks.ts'
import { endpoints } from './endpoints.ts'
import { listOf, pageQuery, searchedPageOf } from './paging.ts'
import { array, boolean, instant, object, requiredId, string, trimmed } from './validation.ts'

export const meetingStatuses = ['SCHEDULED', 'OPEN', 'FULL', 'FINISHED', 'CANCELLED'] as const
export type MeetingStatus = (typeof meetingStatuses)[number]

const statusSchema = object({
  id: requiredId(),
  status: string().oneOf(meetingStatuses).required(),
  /** URL to join; null until the meeting is open to the user. */
  url: string().nullable().default(null),
})

export type MeetingNow = InferType<typeof statusSchema>

const classSchema = statusSchema.shape({
  name: string().required(),
  teacher: string().default(''),
  /** When it begins. */
  data: instant().required(),
  end_date: instant().required(),
})

/** An online class (conference). */
export const meetingSchema = classSchema.shape({
  /** Whether the user has booked it. */
  scheduled: boolean().default(false),
})
export type Meeting = InferType<typeof meetingSchema>

/** A class for the teacher who gives it. */
export const ownMeetingSchema = classSchema.shape({
  room: string().default(''),
  online: boolean().default(false),
  /** The URL of an online class, also before it opens; empty: none yet. */
  link: string().default(''),
  /** Whether its teacher has asked for a substitute. */
  cover_asked: boolean().default(false),
  students: array(
    object({
      id: requiredId(),
      name: string().required(),
      /** null: not marked yet. */
      present: boolean().nullable().default(null),
    }),
  ).required(),
})
export type OwnMeeting = InferType<typeof ownMeetingSchema>

const byId = { params: object({ id: requiredId() }) }

export const meetingCalls = defineCalls({
  meetings: {
    ...endpoints.meetings,
    summary: 'Online classes of the own unit, of today and the next six days',
    answer: listOf(meetingSchema),
  },
  meetingStatus: {
    ...endpoints.meetingStatus,
    summary: 'The status of an online class now',
    ...byId,
    answer: statusSchema,
  },
  myMeetings: {
    ...endpoints.myMeetings,
    summary: 'Classes that the signed-in teacher gives, of the last week and the next six days, with who comes',
    answer: listOf(ownMeetingSchema),
  },
  setMeetingLink: {
    ...endpoints.setMeetingLink,
    summary: 'Save the link of an own online class',
    ...byId,
    body: meetingLinkSchema,
  },
  walkIns: {
    ...endpoints.walkIns,
    summary: 'Students of the unit who have no booking of an own class, by name',
    ...byId,
    query: pageQuery.shape({ term: trimmed().max(100, 'validation.text') }),
    answer: searchedPageOf(object({ id: requiredId(), name: string().required() })),
  },
  addWalkIn: {
    ...endpoints.addWalkIn,
    summary: 'Add a student who comes to an own class without a booking, up to the places of the room',
    params: byId.params.shape({ user_id: requiredId() }),
  },
  markPresence: {
    ...endpoints.markPresence,
    summary: 'Record the attendance of a student in an own class',
    ...byId,
    body: object({
      user_id: requiredId(),
      /** null removes the presence mark. */
      present: boolean().nullable().defined('validation.required'),
    }),
  },
})
