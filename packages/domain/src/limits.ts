/** Numbers that the school has fixed; every screen, form and call reads them here. */
export const limits = {
  pageSize: 20,
  pageSizes: [5, 10, 25, 50],
  pageLinks: 5,
  searchDelayMs: 1000,
  toastMs: 2500,
  uploadBytes: 100 * 1024 * 1024,
  /** A picture of somebody. */
  avatarBytes: 5 * 1024 * 1024,
  /** A file that enrols people: tens of thousands of them. */
  enrolBytes: 5 * 1024 * 1024,
  codeMin: 5,
  passwordMin: 5,
  /** Far above any passphrase; it only keeps hashing bounded. */
  passwordMax: 1024,
  emailMax: 254,
  phoneMax: 15,
  birthdayMax: 10,
  reportMax: 150,
  /** An address with its query; longer ones are cut by the portal. */
  reportUrlMax: 2000,
  reportDetailsMax: 2000,
  /** How long a link of a mail works. */
  linkMinutes: 30,
  /** How often one account may fail, or ask for mails, in a minute. */
  triesPerMinute: 5,
  /** Longest enrolment code. */
  codeMax: 40,
  /** What the portal names itself when it registers somebody. */
  registerSystem: 'THEHOUSE',
  /** The register's state goes this long after its end. */
  registerResetMs: 1000,
  /** A long essay; about 3,000 words. */
  answerMax: 20_000,
  /** From this share of right answers on a test is passed. */
  passPercentage: 60,
  /** The most exercises of a test. */
  testExercisesMax: 200,
  /** As many units, tribes or students as can be named at once. */
  sendingChosen: 1000,
  /** A countdown is red below this. */
  lastMinutes: 10,
  /** The longest that a test may take, or be given more, in minutes. */
  testMinutesMax: 600,
  /** The longest time out of order that is given back at once. */
  outageHours: 24,
  /** How many must have finished a test before its exercises are told to tell students apart. */
  discriminationFrom: 10,
  /** How many of those who have finished a test tell how its exercises went: more would say the same, and take longer. */
  reportedTests: 2000,
  /** The address of a partner is the sign of a state. */
  partnerAddressMax: 2,
  /** A form loads all segments at once. */
  segmentsMax: 9999,
  /** An online class can be joined this long before it begins. */
  meetingOpensMinutes: 10,
  houseStages: 31,
  tribes: 7,
  /** The unit that has no store. */
  unitWithoutStore: 4,
  /** How long a removed thing can be brought back. */
  restoreDays: 30,
  notificationPollMs: 30_000,
  chunkTimeoutMs: 120_000,
} as const
