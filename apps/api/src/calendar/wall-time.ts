import { htmlLang, type Language } from '@the-house/i18n/server'

/** A region that writes the day before the month. */
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

/** An instant as calendar and clock of a time zone show it. */
export interface WallTime {
  weekday: string
  /** DD/MM/YYYY */
  date: string
  /** HH:MM */
  time: string
  /** Such as GMT-3: in an hour that the clocks show twice, this alone tells which one is meant. */
  offset: string
}

/** An instant in the words of a language, in a time zone. */
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
