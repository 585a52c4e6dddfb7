/** The fixed limits of the school, read by every screen, form and call. */
export const limits = {
  pageSize: 20,
  pageSizes: [5, 10, 25, 50],
  pageLinks: 5,
  /** How many rows of a list that grows are skipped at most for a page: what skipping costs rises with their number. */
  pageDepth: 1000,
  /** Up to how many rows of a list that grows are counted: beyond it, a total says how many there are at least. */
  countedRows: 1000,
  searchDelayMs: 1000,
  toastMs: 2500,
  uploadBytes: 100 * 1024 * 1024,
  /** An avatar picture. */
  avatarBytes: 5 * 1024 * 1024,
  /** The largest picture that is decoded; the cameras of phones take pictures of 12 to 50 megapixels. */
  picturePixels: 50_000_000,
  /** An enrolment file: room for tens of thousands of rows. */
  enrolBytes: 5 * 1024 * 1024,
  codeMin: 5,
  passwordMin: 5,
  /** The most passkeys of an account. */
  passkeysMax: 10,
  /** How long a browser has to answer the challenge of a passkey. */
  passkeyMinutes: 5,
  /** Far above any passphrase; it bounds the cost of hashing. */
  passwordMax: 1024,
  emailMax: 254,
  phoneMax: 15,
  birthdayMax: 10,
  reportMax: 150,
  /** A URL with its query; the portal truncates longer ones. */
  reportUrlMax: 2000,
  reportDetailsMax: 2000,
  /** How long a link in a mail is valid. */
  linkMinutes: 30,
  /** How long the printed link that founds a school is valid. */
  foundingHours: 24,
  /** Up to how many of a kind the steps of the founding count. */
  foundingCount: 1000,
  /** Longest enrolment code. */
  codeMax: 40,
  /** The system name that the portal sends when it registers a user. */
  registerSystem: 'THEHOUSE',
  /** The registration state is discarded this long after its end. */
  registerResetMs: 1000,
  /** A long essay; about 3,000 words. */
  answerMax: 20_000,
  /** The most answers of an attempt whose versions its end can name. */
  attemptAnswersMax: 2000,
  /** The random name by which a client knows its own answers again. */
  clientIdMax: 64,
  /** The pass mark of a test, in per cent. */
  passPercentage: 60,
  /** The most exercises of a test. */
  testExercisesMax: 200,
  /** The most units, tribes or students that a sending can name. */
  sendingChosen: 1000,
  /** A countdown turns red below this. */
  lastMinutes: 10,
  /** The longest duration of a test, and the longest extra time, in minutes. */
  testMinutesMax: 600,
  /** The longest outage that can be compensated at once. */
  outageHours: 24,
  /** How many students must have finished a test before the discrimination of its exercises is reported. */
  discriminationFrom: 10,
  /** The sample size of a test report: more finished tests would change little, and take longer to read. */
  reportedTests: 2000,
  /** The address of a partner is a state's abbreviation. */
  partnerAddressMax: 2,
  partnerDiscountMax: 99,
  /** A form loads all segments in one page. */
  segmentsMax: 9999,
  /** An online class can be joined this long before it begins. */
  meetingOpensMinutes: 10,
  /** The last day of a series of classes is at most this many days after its first. */
  seriesDays: 366,
  /** The most changes of the course's content in one request. */
  courseStepsMax: 200,
  /** The longest text that can be pasted into the course, in characters: of three bytes each, it fits into a body. */
  pasteMax: 80_000,
  /** The most files of a user that wait for the rows that they were sent for: as many as one request has steps. */
  uploadsMax: 200,
  /** The most rows that a step can name one by one. */
  courseBranchMax: 4000,
  /** The longest name of a thing that is managed, and the longest title of an exercise. */
  nameMax: 200,
  titleMax: 200,
  /** The shortest and the longest class, in minutes. */
  classMinutesMin: 5,
  classMinutesMax: 720,
  /** The most days of a timetable that are read at once. */
  timetableDays: 62,
  /** A class that begins within so many hours wants this many bookings. */
  fewBookings: 2,
  fewBookingsHours: 48,
  /** What is missing of classes is listed, and counted, of those that begin within so many days. */
  classProblemDays: 62,
  /** For how long after a class its attendance and those who came without a booking are recorded. */
  attendanceDays: 7,
  /** The most series of one file. */
  seriesImportMax: 200,
  /** The most classes that the series of one file make: they are written in one transaction, while the request waits. */
  seriesImportClasses: 10_000,
  /** The longest reason that people read when a class is cancelled. */
  classReasonMax: 200,
  /** The most students of a class, and the most places of a room. */
  classStudentsMax: 1000,
  /** An order that is not fetched is undone after this many days. */
  orderDays: 14,
  /** The longest title of a message of the school: it is the subject of a mail. */
  messageTitleMax: 120,
  messageTextMax: 5000,
  /** How far ahead a message is scheduled at most. */
  messageAheadDays: 366,
  /** The mails of a message wait this long, so that a recall reaches them, */
  messageMailMinutes: 10,
  /** and through the quiet hours of their receiver, 21:00 to 08:00. */
  quietFromHour: 21,
  quietUntilHour: 8,
  /** The highest price of a product, in dollars, and the largest stock. */
  priceMax: 1_000_000,
  stockMax: 1_000_000,
  houseStages: 31,
  tribes: 7,
  /** The unit that has no store. */
  unitWithoutStore: 4,
  /** How long a soft-deleted item can be restored. */
  restoreDays: 30,
  /** How long a file of the library stays that nothing shows any more. */
  unusedFileDays: 30,
  /** A preview of a student's portal ends after this many hours. */
  previewHours: 24,
  /** The longest note about a person, in characters. */
  noteMax: 2000,
  /** The running tests that the home of staff lists. */
  workTests: 20,
  /** How many entries of a kind the to-do lists. */
  todoItems: 20,
  /** In how many of the newest unread notifications the to-do looks for corrections and tests. */
  todoNotices: 200,
  notificationPollMs: 30_000,
  chunkTimeoutMs: 120_000,
  /** A larger picture or recording of a lesson is not kept on the device. */
  cachedMediaBytes: 15_000_000,
} as const
