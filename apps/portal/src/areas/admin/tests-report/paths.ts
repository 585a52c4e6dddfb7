/** The paths of sent tests; the paths of students never name a sent test. */
export const sentPaths = {
  list: '/admin/tests',
  report: (id: number) => `/admin/tests/${id}`,
  /** Returns the path of the list of all sent tests of one test. */
  listOf: (id: number) => `/admin/tests?config_test_id=${id}`,
}
