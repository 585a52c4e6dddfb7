import type { Language } from '@the-house/i18n/server'
import { wallTime } from './wall-time.ts'

interface Place {
  name: string
  start_date: Date
  time_zone: string
}

/** The values of the message texts about a booking: the class, and its begin in the time zone of its unit. */
export const bookingValues = ({ name, start_date, time_zone }: Place, language: Language) => ({
  name,
  ...wallTime(start_date, time_zone, language),
})
