import { localDaysOf, type Period, type SeriesDays, wallTimeToInstant, type Shift } from '@the-house/domain'

/** The days and the time of the classes of a series. */
export interface SeriesTimes extends SeriesDays {
  /** The local time at which each class starts, HH:MM. */
  start_time: string
  /** The elapsed time from start to end. */
  minutes: number
  time_zone: string
}

/** A class of a series. */
export interface Occurrence {
  /** Identifies the class within its series for ever, though it may start on another day. */
  local_day: string
  start_date: Date
  end_date: Date
  shift: Shift
}

/**
 * Lists the classes of a series in order, without those on `holidays`. A class of 60 minutes lasts 60 minutes of elapsed
 * time also in a night in which the clocks change, whatever they show at its end.
 */
export function occurrencesOf(series: SeriesTimes, holidays: readonly Period[]): Occurrence[] {
  return localDaysOf(series, holidays).map((local_day) => {
    const { instant, shift } = wallTimeToInstant(local_day, series.start_time, series.time_zone)
    const end_date = new Date(instant.getTime() + series.minutes * 60_000)
    return { local_day, start_date: instant, end_date, shift }
  })
}
