import { limits } from './limits.ts'
import { object, trimmed, webAddress } from './validation.ts'

/** Why a class is cancelled or a place is given away: its people read it. */
export const reason = () => trimmed().max(limits.classReasonMax, 'validation.long').default('')

/** The link that a teacher gives an online class. */
export const meetingLinkSchema = object({ url: webAddress().required('validation.required') })

/** A teacher's request for a substitute. */
export const coverSchema = object({ reason: reason() })
