/** The roles that visit: the demonstration's accounts, and a student in the unit without a store. */
export const visitors = ['student', 'student without store', 'teacher', 'autodidact', 'admin'] as const
export type Visitor = (typeof visitors)[number]

export interface Place {
  /** A path of the screen. */
  path: string
  /** The roles with its permission. */
  who: readonly Visitor[]
  /** The href of its link in the menu; null where the menu has none. */
  link: string | null
}

const everybody = visitors
const students = ['student', 'student without store'] as const
const learners = [...students, 'autodidact'] as const
const withStore = ['student', 'admin'] as const
const studentsAndAdmin = [...students, 'admin'] as const
const teachersAndAdmin = ['teacher', 'admin'] as const
const admin = ['admin'] as const

/** A screen with a link in the menu. */
const listed = (path: string, who: readonly Visitor[], link = path): Place => ({ path, who, link })
/** A screen that other screens link to. */
const unlisted = (path: string, who: readonly Visitor[]): Place => ({ path, who, link: null })

/** The list, the new form and the edit form of a managed entity. */
const managed = (path: string, who: readonly Visitor[], link = path): Place[] => [
  listed(path, who, link),
  unlisted(`${path}/new`, who),
  unlisted(`${path}/1`, who),
  unlisted(`${path}/1/history`, who),
]

const chapter = '/the-magic-formula/chapter/1'

/** Every private screen with its roles and its menu link, from sections 2 and 6 of both specification documents. */
export const map: readonly Place[] = [
  listed('/dashboard', everybody),
  unlisted('/', everybody),
  unlisted('/profile', everybody),
  unlisted('/notifications', everybody),
  unlisted('/tutorial', everybody),
  listed('/requirements', everybody),

  listed('/the-magic-formula/books', everybody),
  unlisted(chapter, everybody),
  unlisted(`${chapter}/choose`, everybody),
  unlisted(`${chapter}/e/topic/2`, everybody),
  unlisted(`${chapter}/topic/1`, everybody),
  listed('/tests', learners),
  unlisted('/test/1', everybody),

  listed('/speaking/books', everybody),
  unlisted('/speaking/books/1', everybody),
  unlisted('/speaking/books/1/content/1', everybody),
  listed('/download/books', everybody),
  unlisted('/download/books/1/downloads', everybody),
  listed('/the-house-news', everybody),
  unlisted('/the-house-news/1', everybody),
  listed('/schedules', students),
  listed('/tribes', students),
  listed('/store', withStore),
  unlisted('/store/orders', everybody),
  listed('/online-classes', studentsAndAdmin),
  listed('/meets', teachersAndAdmin),
  listed('/partner', everybody),
  unlisted('/partner/2', everybody),

  // Beyond the specification: one screen for a whole book.
  listed('/admin/course', admin),
  ...managed('/admin/books', admin),
  ...managed('/admin/speaking-books', admin),
  ...managed('/admin/archives', admin),
  ...managed('/admin/chapters', admin),
  ...managed('/admin/speaking-chapters', admin),
  ...managed('/admin/topics', admin),
  ...managed('/admin/contents', admin),
  ...managed('/admin/exercises', admin),
  unlisted('/admin/exercises/import', admin),
  listed('/admin/media', admin),
  unlisted('/admin/media/1', admin),
  ...managed('/admin/segments', admin, '/admin/segments?page=1'),
  ...managed('/admin/articles', teachersAndAdmin, '/admin/articles?page=1'),
  ...managed('/admin/partners', teachersAndAdmin, '/admin/partners?page=1'),
  ...managed('/admin/config-tests', teachersAndAdmin),
  unlisted('/admin/config-tests/1/send', teachersAndAdmin),
  unlisted('/admin/learners/1', teachersAndAdmin),
  listed('/admin/tests', teachersAndAdmin),
  unlisted('/admin/tests/1', teachersAndAdmin),
  listed('/admin/correct-exercises', teachersAndAdmin),
  unlisted('/admin/correct-exercises/exercise/1', teachersAndAdmin),
  listed('/admin/correct-exercises-tests', teachersAndAdmin),
  unlisted('/admin/correct-exercises-tests/exercise/1', teachersAndAdmin),
  // Beyond the specification: what a school needs in addition to its content.
  listed('/admin/objections', teachersAndAdmin),
  unlisted('/admin/objections/1', teachersAndAdmin),
  ...managed('/admin/units', admin),
  ...managed('/admin/tribes', admin),
  ...managed('/admin/seasons', admin),
  listed('/admin/orders', admin),
  ...managed('/admin/products', admin),
  ...managed('/admin/store-categories', admin),
  listed('/admin/people', admin),
  unlisted('/admin/people/1', admin),
  unlisted('/admin/people/enrol', admin),
  listed('/admin/messages', teachersAndAdmin),
  unlisted('/admin/messages/new', teachersAndAdmin),
  unlisted('/admin/messages/1', teachersAndAdmin),
  unlisted('/admin/messages/1/edit', teachersAndAdmin),
  // Beyond the specification: what waits for administrators, and the founding of the school.
  listed('/admin/course/findings', admin),
  listed('/admin/failures', admin),
  unlisted('/founding', admin),
  unlisted('/founding/unit', admin),

  // Beyond the specification: the timetable of those who make it.
  listed('/admin/timetable', admin),
  unlisted('/admin/timetable/absence', admin),
  unlisted('/admin/timetable/problems', admin),
  ...managed('/admin/rooms', admin),
  ...managed('/admin/holidays', admin),
  listed('/admin/series', admin),
  unlisted('/admin/series/new', admin),
  unlisted('/admin/series/import', admin),
  unlisted('/admin/series/1', admin),
  // Beyond the specification: where the error reports of its section 3 are read.
  listed('/admin/reports', admin),
]
