import type admin from '../locales/en/admin.json'
import type answerConflict from '../locales/en/answer-conflict.json'
import type books from '../locales/en/books.json'
import type breadcrumbs from '../locales/en/breadcrumbs.json'
import type common from '../locales/en/common.json'
import type corrected from '../locales/en/corrected.json'
import type corrections from '../locales/en/corrections.json'
import type configTests from '../locales/en/config-tests.json'
import type course from '../locales/en/course.json'
import type courseCheck from '../locales/en/courseCheck.json'
import type dashboard from '../locales/en/dashboard.json'
import type demonstration from '../locales/en/demonstration.json'
import type design from '../locales/en/design.json'
import type desk from '../locales/en/desk.json'
import type downloads from '../locales/en/downloads.json'
import type editing from '../locales/en/editing.json'
import type embargo from '../locales/en/embargo.json'
import type errors from '../locales/en/errors.json'
import type exchange from '../locales/en/exchange.json'
import type exerciseEditor from '../locales/en/exercise-editor.json'
import type exercises from '../locales/en/exercises.json'
import type failures from '../locales/en/failures.json'
import type feedback from '../locales/en/feedback.json'
import type founding from '../locales/en/founding.json'
import type history from '../locales/en/history.json'
import type house from '../locales/en/house.json'
import type learner from '../locales/en/learner.json'
import type learning from '../locales/en/learning.json'
import type lists from '../locales/en/lists.json'
import type mails from '../locales/en/mails.json'
import type matching from '../locales/en/matching.json'
import type media from '../locales/en/media.json'
import type meetings from '../locales/en/meetings.json'
import type messages from '../locales/en/messages.json'
import type myTests from '../locales/en/my-tests.json'
import type news from '../locales/en/news.json'
import type notifications from '../locales/en/notifications.json'
import type numerical from '../locales/en/numerical.json'
import type objection from '../locales/en/objection.json'
import type objections from '../locales/en/objections.json'
import type ordering from '../locales/en/ordering.json'
import type partners from '../locales/en/partners.json'
import type passkeys from '../locales/en/passkeys.json'
import type password from '../locales/en/password.json'
import type people from '../locales/en/people.json'
import type preview from '../locales/en/preview.json'
import type profile from '../locales/en/profile.json'
import type register from '../locales/en/register.json'
import type report from '../locales/en/report.json'
import type requirements from '../locales/en/requirements.json'
import type schedules from '../locales/en/schedules.json'
import type secondVersion from '../locales/en/second-version.json'
import type school from '../locales/en/school.json'
import type session from '../locales/en/session.json'
import type speaking from '../locales/en/speaking.json'
import type store from '../locales/en/store.json'
import type studioForm from '../locales/en/studioForm.json'
import type studio from '../locales/en/studio.json'
import type taught from '../locales/en/taught.json'
import type test from '../locales/en/test.json'
import type testsReport from '../locales/en/tests-report.json'
import type tests from '../locales/en/tests.json'
import type timed from '../locales/en/timed.json'
import type timetable from '../locales/en/timetable.json'
import type todo from '../locales/en/todo.json'
import type tour from '../locales/en/tour.json'
import type tribes from '../locales/en/tribes.json'
import type tutorial from '../locales/en/tutorial.json'
import type validation from '../locales/en/validation.json'
import type work from '../locales/en/work.json'

/** The English catalogue is the type of every other: code may use its keys only. */
export interface Catalogue {
  admin: typeof admin
  'answer-conflict': typeof answerConflict
  books: typeof books
  breadcrumbs: typeof breadcrumbs
  common: typeof common
  'config-tests': typeof configTests
  corrected: typeof corrected
  corrections: typeof corrections
  course: typeof course
  courseCheck: typeof courseCheck
  dashboard: typeof dashboard
  demonstration: typeof demonstration
  design: typeof design
  desk: typeof desk
  downloads: typeof downloads
  editing: typeof editing
  embargo: typeof embargo
  errors: typeof errors
  exchange: typeof exchange
  'exercise-editor': typeof exerciseEditor
  exercises: typeof exercises
  failures: typeof failures
  feedback: typeof feedback
  founding: typeof founding
  history: typeof history
  house: typeof house
  learner: typeof learner
  learning: typeof learning
  lists: typeof lists
  mails: typeof mails
  matching: typeof matching
  media: typeof media
  meetings: typeof meetings
  messages: typeof messages
  'my-tests': typeof myTests
  news: typeof news
  notifications: typeof notifications
  numerical: typeof numerical
  objection: typeof objection
  objections: typeof objections
  ordering: typeof ordering
  partners: typeof partners
  passkeys: typeof passkeys
  password: typeof password
  people: typeof people
  preview: typeof preview
  profile: typeof profile
  register: typeof register
  report: typeof report
  requirements: typeof requirements
  schedules: typeof schedules
  'second-version': typeof secondVersion
  school: typeof school
  session: typeof session
  speaking: typeof speaking
  store: typeof store
  studioForm: typeof studioForm
  studio: typeof studio
  taught: typeof taught
  test: typeof test
  tests: typeof tests
  'tests-report': typeof testsReport
  timed: typeof timed
  timetable: typeof timetable
  todo: typeof todo
  tour: typeof tour
  tribes: typeof tribes
  tutorial: typeof tutorial
  validation: typeof validation
  work: typeof work
}

export type Area = keyof Catalogue

/** The parts of the portal whose words travel together: one file each and language; `server`: the API's mails. */
export type WordPart =
  | 'login'
  | 'student'
  | 'chapter'
  | 'lesson'
  | 'access'
  | 'school'
  | 'tour'
  | 'staff'
  | 'demonstration'
  | 'server'

/** The part of the portal that shows an area first. */
export const wordParts: Record<Area, WordPart> = {
  admin: 'staff',
  'answer-conflict': 'lesson',
  books: 'chapter',
  breadcrumbs: 'student',
  common: 'login',
  'config-tests': 'staff',
  corrected: 'lesson',
  corrections: 'staff',
  course: 'student',
  courseCheck: 'staff',
  dashboard: 'student',
  demonstration: 'demonstration',
  desk: 'staff',
  design: 'login',
  downloads: 'school',
  editing: 'staff',
  embargo: 'school',
  errors: 'login',
  exchange: 'staff',
  'exercise-editor': 'staff',
  exercises: 'chapter',
  failures: 'staff',
  feedback: 'lesson',
  founding: 'access',
  history: 'staff',
  house: 'student',
  learner: 'staff',
  learning: 'student',
  lists: 'school',
  mails: 'server',
  matching: 'lesson',
  media: 'staff',
  meetings: 'school',
  messages: 'staff',
  'my-tests': 'school',
  news: 'school',
  notifications: 'school',
  numerical: 'lesson',
  objection: 'lesson',
  objections: 'staff',
  ordering: 'lesson',
  partners: 'school',
  passkeys: 'staff',
  password: 'access',
  people: 'staff',
  preview: 'staff',
  profile: 'school',
  register: 'access',
  report: 'school',
  requirements: 'school',
  schedules: 'school',
  'second-version': 'lesson',
  school: 'staff',
  session: 'login',
  speaking: 'school',
  store: 'school',
  studioForm: 'staff',
  studio: 'staff',
  taught: 'staff',
  test: 'chapter',
  tests: 'school',
  'tests-report': 'staff',
  timed: 'school',
  timetable: 'staff',
  todo: 'chapter',
  tour: 'tour',
  tribes: 'school',
  tutorial: 'school',
  validation: 'access',
  work: 'staff',
}

export const isArea = (name: string): name is Area => name in wordParts

/** Every area of the catalogue; each is one file per language. */
export const areas: readonly Area[] = Object.keys(wordParts).filter(isArea)
