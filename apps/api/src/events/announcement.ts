import { parseUserEvent, type UserEvent } from '@the-house/domain'
import { array, number, object, string, ValidationError } from 'yup'

/** The channel of NOTIFY on which the processes of the school hear of each other's changes. */
export const channel = 'user_events'

/** What the processes are told. */
export interface Announcement {
  /** The users whom it concerns. */
  to: number[]
  /** What their pages are told; absent: some of their sessions have ended. */
  event?: UserEvent
  /** The session that has caused it, whose own pages know. */
  except?: number
}

/** A payload of NOTIFY has less than 8000 bytes: with at most eleven for each id this leaves room for the event. */
export const maxUsers = 600

const announcementSchema = object({
  to: array(number().required()).required(),
  event: string(),
  except: number(),
})

/** Serializes an announcement: several payloads where it concerns many users. */
export function payloadsOf({ to, event, except }: Announcement): string[] {
  const rest = { ...(event && { event: JSON.stringify(event) }), ...(except !== undefined && { except }) }
  const count = Math.ceil(to.length / maxUsers)
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify({ to: to.slice(index * maxUsers, (index + 1) * maxUsers), ...rest }),
  )
}

/** Parses a payload; null where a process of another build has sent what this one does not know. */
export function parseAnnouncement(payload: string): Announcement | null {
  try {
    const { to, event: data, except } = announcementSchema.validateSync(JSON.parse(payload), { strict: true })
    const event = data === undefined ? undefined : parseUserEvent(data)
    if (event === null) return null
    return { to, ...(event && { event }), ...(except !== undefined && { except }) }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) return null
    throw error
  }
}
