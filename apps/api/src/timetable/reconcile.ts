/** What tells a row of a series apart: its series and its local day (YYYY-MM-DD), neither of which ever changes. */
interface SeriesRow {
  id: unknown
  local_day: string
}

/** What saving a series does to its rows from a day on. */
export interface Reconciliation<Row extends SeriesRow> {
  /** The rows that stay and take the values of the series, but for their `own_fields`; cancelled ones among them. */
  keep: Row[]
  /** The local days that need a new row. */
  create: string[]
  /** The ids of rows on days that the series no longer has: to cancel where somebody has booked, else to delete. */
  remove: Row['id'][]
}

/**
 * Compares the rows of a series with the local days that it is to have, from `fromDay` (YYYY-MM-DD) on. Earlier rows and
 * days are in no list. A class moved by hand belongs to the local day of its row, not to the day on which it now starts.
 */
export function reconcile<Row extends SeriesRow>(
  existing: readonly Row[],
  wantedDays: readonly string[],
  fromDay: string,
): Reconciliation<Row> {
  const rows = existing.filter(({ local_day }) => local_day >= fromDay)
  const wanted = new Set(wantedDays.filter((day) => day >= fromDay))
  const present = new Set(rows.map(({ local_day }) => local_day))
  return {
    keep: rows.filter(({ local_day }) => wanted.has(local_day)),
    create: Array.from(wanted).filter((day) => !present.has(day)),
    remove: rows.filter(({ local_day }) => !wanted.has(local_day)).map(({ id }) => id),
  }
}
