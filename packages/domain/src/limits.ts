/** Numbers that the school has fixed; every screen, form and call reads them here. */
export const limits = {
  pageSize: 20,
  pageSizes: [5, 10, 25, 50],
  pageLinks: 5,
  searchDelayMs: 1000,
  toastMs: 2500,
  uploadBytes: 100 * 1024 * 1024,
  codeMin: 5,
  passwordMin: 5,
  /** Far above any passphrase; it only keeps hashing bounded. */
  passwordMax: 1024,
  emailMax: 254,
  phoneMax: 15,
  birthdayMax: 10,
  reportMax: 150,
  /** A long essay; about 3,000 words. */
  answerMax: 20_000,
  houseStages: 31,
  tribes: 7,
  /** The unit that has no store. */
  unitWithoutStore: 4,
  notificationPollMs: 30_000,
  chunkTimeoutMs: 120_000,
} as const
