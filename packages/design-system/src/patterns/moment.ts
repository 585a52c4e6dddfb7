import { formatMoment } from '../dates/dates.ts'

/** Formats an instant in the school's time zone. */
export const momentOf = (instant: string, timeZone = 'America/Recife'): string => formatMoment(instant, timeZone)
