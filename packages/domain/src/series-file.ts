/** The columns of a CSV file of series. */
export const seriesColumns = [
  'name', 'room', 'teacher', 'weekdays', 'start', 'minutes', 'every_weeks', 'first_day', 'last_day', 'places', 'online',
  'link', 'chapter_from', 'chapter_to',
] as const // oxfmt-ignore
export type SeriesColumn = (typeof seriesColumns)[number]

/** Everything that may be wrong with a file of series: keys of the `timetable` catalogue, below `faults`. */
export const seriesFaults = [
  'binary', 'letters', 'empty', 'columnUnknown', 'columnTwice', 'columnMissing', 'quotes', 'wide', 'absent', 'unprintable', 'long',
  /** Beyond what is read of a file: `known` is how much that is. */
  'tooMany', 'tooManyClasses', 'manyCells', 'tooMuch', 'longCell',
  'weekdayUnknown', 'timeWrong', 'dayWrong', 'dayOrder', 'past', 'numberWrong', 'roomUnknown', 'teacherUnknown',
  'chapterUnknown', 'chapterOrder', 'yesNo', 'linkWrong', 'noClasses', 'roomSmall',
  /** `known`: the class in the way, and when it begins. */
  'roomTaken', 'teacherBusy',
  /** `known`: the line in the way, and when its class begins. */
  'lineRoomTaken', 'lineTeacherBusy',
] as const // oxfmt-ignore
export type SeriesFaultName = (typeof seriesFaults)[number]
