import type { Row } from './row.ts'

/** Tests of students, and what teachers see and do with them. */
export const testRows = {
  myTests: (p) => [{ as: p.student(9) }, { as: p.student(7), query: { page: 2, size: 1 } }],
  testInfo: (p) => [
    { as: p.student(9), params: { id: p.attempt(9, 3) } },
    { as: p.student(7), params: { id: p.attempt(7, 2) } },
  ],
  startTest: (p) => ({ as: p.student(6), params: { id: p.attempt(6, 3) } }),
  testExercises: (p) => [
    { as: p.student(9), params: { id: p.attempt(9, 3) } },
    { as: p.student(7), params: { id: p.attempt(7, 2) } },
  ],
  flagExercise: (p, told) => ({
    as: p.student(6),
    params: { id: p.attempt(6, 3) },
    body: { exercise_id: told('testExercises').exercises[0].id, flagged: false },
  }),
  finishTest: (p) => ({ as: p.student(9), params: { id: p.attempt(9, 3) } }),
  sendSecondVersion: (p, told) => ({
    as: p.student(7),
    params: { id: p.attempt(7, 2) },
    body: { exercise_id: told('testExercises').exercises[4].id, answer_text: 'Once more, and better.' },
  }),
  object: (p, told) => ({
    as: p.student(7),
    params: { id: p.attempt(7, 2) },
    body: { exercise_id: told('testExercises').exercises[1].id, reason: 'I think so.' },
  }),
  withdrawObjection: (p, told) => ({
    as: p.student(7),
    params: { id: p.attempt(7, 2), exercise_id: told('testExercises').exercises[1].id },
  }),
  sentTests: (p) => [
    { as: p.teacher },
    { as: p.teacher, query: { page: 2 } },
    { as: p.teacher, query: { status: 'STARTED' } },
    { as: p.teacher, query: { term: 'ana' } },
    { as: p.teacher, query: { sort: 'student' } },
    { as: p.teacher, query: { unity_id: p.unit } },
    { as: p.teacher, query: { config_test_id: p.test } },
    { as: p.administrator },
    { as: p.administrator, query: { unity_id: p.unit } },
    { as: p.administrator, query: { config_test_id: p.test } },
    { as: p.administrator, query: { status: 'STARTED' } },
    { as: p.administrator, query: { term: 'ana' } },
    { as: p.administrator, query: { period: p.day(-9).slice(0, 7) } },
  ],
  sentTestsFile: (p) => ({ as: p.teacher, query: { unity_id: p.unit } }),
  testReport: (p) => [
    { as: p.teacher, params: { id: p.test } },
    { as: p.administrator, params: { id: p.test } },
  ],
  extendTest: (p) => ({
    as: p.teacher,
    params: { id: p.attempt(2, 3) },
    body: { minutes: 5, extra_minutes: 0 },
  }),
  reopenTest: (p) => ({ as: p.teacher, params: { id: p.attempt(3, 3) }, body: { minutes: 30 } }),
  compensateOutage: (p) => ({
    as: p.teacher,
    params: { id: p.test },
    body: { from: `${p.day(-1)}T10:00:00Z`, until: `${p.day(-1)}T10:30:00Z` },
  }),
  countReceivers: (p) => [
    { as: p.teacher, params: { id: p.test }, body: { unity_ids: [p.unit] } },
    { as: p.teacher, params: { id: p.test }, body: { tribe_ids: [1] } },
    { as: p.administrator, params: { id: p.test }, body: { unity_ids: [p.unit] } },
  ],
  sendTest: (p) => ({
    as: p.teacher,
    params: { id: p.test },
    body: { user_ids: [p.student(1), p.student(2)], press: p.unique('sends') },
  }),
  sendings: (p) => [
    { as: p.teacher, params: { id: p.test } },
    { as: p.administrator, params: { id: p.test } },
  ],
  sending: (p) => ({ as: p.teacher, params: { id: p.sending } }),
  recallSending: (p, told) => ({ as: p.teacher, params: { id: told('sendTest').id } }),
  audiences: (p) => [{ as: p.teacher }, { as: p.administrator }],
  learners: (p) => [
    { as: p.teacher },
    { as: p.teacher, query: { term: 'ana' } },
    { as: p.administrator },
    { as: p.administrator, query: { term: 'ana' } },
  ],
  exerciseBank: (p) => [{ as: p.teacher }, { as: p.teacher, query: { term: 'choose', page: 2 } }],
  drawExercises: (p) => ({ as: p.teacher, query: { count: 5 } }),
  bankPlaces: (p) => ({ as: p.teacher, query: { book_id: 1, chapter_id: 1 } }),
  chosenExercises: (p) => ({ as: p.teacher, query: { ids: '1,2,3' } }),
  shownExercises: (p) => ({ as: p.teacher, query: { ids: '1,2,3' } }),
} satisfies Record<string, Row>
