import type { Language } from '@the-house/i18n/server'
import { wallTime } from './wall-time.ts'

interface Place {
  name: string
  start_date: Date
  time_zone: string
}

/** What the words about a place in a class are filled in with: the class, and when it begins by the clocks of its unit. */
export const placeWords = ({ name, start_date, time_zone }: Place, language: Language) => ({
  name,
  ...wallTime(start_date, time_zone, language),
})
