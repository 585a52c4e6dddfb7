/** Addresses of the sent tests; those of students never name them. */
export const sentPaths = {
  list: '/admin/tests',
  report: (id: number) => `/admin/tests/${id}`,
  /** Everything that was sent of one test. */
  listOf: (id: number) => `/admin/tests?config_test_id=${id}`,
}
