import type { Row } from './row.ts'

const form = {
  name: 'A further class',
  online: true,
  start_time: '19:00',
  minutes: 60,
  max_students: 9,
}

/** Classes: booking and giving them, and the timetable. */
export const classRows = {
  myClasses: (p) => ({ as: p.student(7) }),
  schedules: (p) => [
    { as: p.student(7), query: { start_week: p.day(0) } },
    { as: p.student(7), query: { start_week: p.day(7) } },
  ],
  bookClass: (p) => ({ as: p.free(1, 2), params: { id: p.classOn(1, 2, 1) }, body: {} }),
  cancelBooking: (p) => ({ as: p.seated(1, 0, 0, 1), params: { id: p.classOn(1, 0, 0) } }),
  joinWaitingList: (p) => ({ as: p.free(1, 3), params: { id: p.classOn(1, 3, 2) } }),
  calendarOfClass: (p) => ({ as: p.seated(1, 1, 0, 0), params: { id: p.classOn(1, 1, 0) } }),
  myCalendar: (p) => ({ as: p.student(7) }),
  renewCalendar: (p) => ({ as: p.student(7) }),
  calendarFeed: (_, told) => ({ params: { token: String(told('renewCalendar').url).split('/').at(-1) } }),
  meetings: (p) => ({ as: p.student(7) }),
  meetingStatus: (p) => ({ as: p.student(7), params: { id: p.classOn(0, 1, 0) } }),
  myMeetings: (p) => ({ as: p.teacherIn(0) }),
  setMeetingLink: (p) => ({
    as: p.teacherIn(0),
    params: { id: p.classOn(0, 4, 0) },
    body: { url: 'https://meet.example.com/anew' },
  }),
  walkIns: (p) => [
    { as: p.teacherIn(0), params: { id: p.classOn(-1, 4, 0) } },
    { as: p.teacherIn(0), params: { id: p.classOn(-1, 4, 0) }, query: { term: 'ana' } },
  ],
  addWalkIn: (p) => ({
    as: p.teacherIn(0),
    params: { id: p.classOn(-1, 4, 0), user_id: p.free(-1, 4) },
  }),
  markPresence: (p) => ({
    as: p.teacherIn(0),
    params: { id: p.classOn(-1, 4, 0) },
    body: { user_id: p.seated(-1, 4, 0, 1), present: true },
  }),
  askForCover: (p) => ({ as: p.teacherIn(0), params: { id: p.classOn(2, 1, 0) }, body: { reason: 'A journey.' } }),
  takeBackCover: (p) => ({ as: p.teacherIn(0), params: { id: p.classOn(2, 1, 0) } }),
  timetable: (p) => [
    { as: p.administrator, query: { unity_id: p.unit, first_day: p.day(0), last_day: p.day(6) } },
    { as: p.administrator, query: { unity_id: p.unit, first_day: p.day(0), last_day: p.day(6), room_id: p.room } },
  ],
  timetablePlaces: (p) => [
    { as: p.administrator },
    { as: p.administrator, query: { unity_id: p.unit } },
    { as: p.helper },
  ],
  classProblems: (p) => [
    { as: p.administrator },
    { as: p.administrator, query: { unity_id: p.unit } },
    { as: p.administrator, query: { problem: 'NO_TEACHER' } },
  ],
  timetableClass: (p) => ({ as: p.administrator, params: { id: p.classOn(2, 2, 1) } }),
  classHistory: (p) => ({ as: p.administrator, params: { id: p.classOn(2, 2, 0) } }),
  createClass: (p) => ({ as: p.administrator, body: { ...form, unity_id: p.unit, day: p.day(10) } }),
  classImpact: (p, told) => ({
    as: p.administrator,
    params: { id: told('createClass').id },
    body: { ...form, day: p.day(11), version: told('createClass').version },
  }),
  changeClass: (p, told) => ({
    as: p.administrator,
    params: { id: told('createClass').id },
    body: { ...form, day: p.day(11), version: told('createClass').version },
  }),
  bookableStudents: (p) => [
    { as: p.administrator, params: { id: p.classOn(2, 2, 1) } },
    { as: p.administrator, params: { id: p.classOn(2, 2, 1) }, query: { term: 'ana' } },
  ],
  addClassStudent: (p) => ({
    as: p.administrator,
    params: { id: p.classOn(2, 2, 1), user_id: p.free(2, 2) },
  }),
  removeClassStudent: (p) => ({
    as: p.administrator,
    params: { id: p.classOn(2, 2, 1), user_id: p.free(2, 2) },
  }),
  substituteTeacher: (p, told) => ({
    as: p.administrator,
    params: { id: p.classOn(2, 2, 1) },
    body: { version: told('removeClassStudent').version, teacher_id: null },
  }),
  cancelClass: (p, told) => ({
    as: p.administrator,
    params: { id: p.classOn(2, 2, 1) },
    body: { version: told('substituteTeacher').version, reason: 'A flood.' },
  }),
  restoreClass: (p, told) => ({
    as: p.administrator,
    params: { id: p.classOn(2, 2, 1) },
    body: { version: told('cancelClass').version },
  }),
  absence: (p) => ({
    as: p.administrator,
    params: { id: p.teacherIn(1) },
    body: { from: p.day(7), to: p.day(13) },
  }),
  seriesList: (p) => ({ as: p.administrator, query: { unity_id: p.unit } }),
  series: (p) => ({ as: p.administrator, params: { id: p.series } }),
  newSeriesImpact: (p) => ({ as: p.administrator, body: seriesOf(p) }),
  createSeries: (p) => ({ as: p.administrator, body: seriesOf(p) }),
  seriesImpact: (p, told) => ({
    as: p.administrator,
    params: { id: told('createSeries').id },
    body: { ...seriesOf(p), minutes: 50, version: told('createSeries').version },
  }),
  changeSeries: (p, told) => ({
    as: p.administrator,
    params: { id: told('createSeries').id },
    body: { ...seriesOf(p), minutes: 50, version: told('createSeries').version },
  }),
  endSeries: (p, told) => ({
    as: p.administrator,
    params: { id: told('changeSeries').id },
    body: { version: told('changeSeries').version, from_day: p.day(20) },
  }),
  exportSeries: (p) => ({ as: p.administrator, query: { unity_id: p.unit } }),
  importSeries: (p, told) => ({
    as: p.administrator,
    query: { unity_id: p.unit, dry_run: true },
    file: { name: 'series.csv', type: 'text/csv', content: String(told('exportSeries')) },
  }),
  cancelOnHoliday: (p) => ({ as: p.administrator, params: { id: p.unit } }),
} satisfies Record<string, Row>

const seriesOf = ({ unit, day }: { unit: number; day: (ahead: number) => string }) => ({
  ...form,
  name: 'A further series',
  unity_id: unit,
  weekdays: [2, 4],
  start_time: '20:00',
  first_day: day(3),
  last_day: day(24),
})
