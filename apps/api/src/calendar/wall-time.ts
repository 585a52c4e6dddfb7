import { htmlLang, type Language } from '@the-house/i18n/server'

/** The locale of a language, with the day before the month. */
const regionOf = (language: Language): string => (language === 'en' ? 'en-GB' : htmlLang[language])

const shown: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'shortOffset',
}

/** An instant as the calendar and the clock of a time zone show it. */
export interface WallTime {
  weekday: string
  /** DD/MM/YYYY */
  date: string
  /** HH:MM */
  time: string
  /** Such as GMT-3: it alone tells the two times apart in the hour that a clock change repeats. */
  offset: string
}

/** Formats an instant in a language and a time zone. */
export function wallTime(at: Date, timeZone: string, language: Language): WallTime {
  const parts = new Intl.DateTimeFormat(regionOf(language), { ...shown, timeZone }).formatToParts(at)
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return {
    weekday: part('weekday'),
    date: `${part('day')}/${part('month')}/${part('year')}`,
    time: `${part('hour')}:${part('minute')}`,
    offset: part('timeZoneName'),
  }
}
