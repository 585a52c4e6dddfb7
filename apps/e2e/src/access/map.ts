/** The accounts of the demonstration, and the student in the unit that has no store. */
export const visitors = ['student', 'student without store', 'teacher', 'autodidact', 'admin'] as const
export type Visitor = (typeof visitors)[number]

/** The one mark to change when a place is built; nothing else here depends on it. */
type Mark = 'built' | 'later'

export interface Place {
  /** An address of it. */
  path: string
  /** Who may be there. */
  who: readonly Visitor[]
  mark: Mark
  /** The address of its link in the menu; null where the menu has none. */
  link: string | null
}

const everybody = visitors
const students = ['student', 'student without store'] as const
const withStore = ['student', 'admin'] as const
const studentsAndAdmin = [...students, 'admin'] as const
const teachersAndAdmin = ['teacher', 'admin'] as const
const admin = ['admin'] as const

/** A place that the menu leads to. */
const listed = (path: string, who: readonly Visitor[], mark: Mark, link = path): Place => ({ path, who, mark, link })
/** One that other screens lead to. */
const unlisted = (path: string, who: readonly Visitor[], mark: Mark): Place => ({ path, who, mark, link: null })

/** Something that is listed, made and changed under one address. */
const managed = (path: string, who: readonly Visitor[], mark: Mark, link = path): Place[] => [
  listed(path, who, mark, link),
  unlisted(`${path}/new`, who, mark),
  unlisted(`${path}/1`, who, mark),
  unlisted(`${path}/1/history`, who, mark),
]

const chapter = '/the-magic-formula/chapter/1'

/** Every screen behind the login, who may see it and what leads to it, as sections 2 and 6 of both documents say. */
export const map: readonly Place[] = [
  listed('/dashboard', everybody, 'built'),
  unlisted('/', everybody, 'built'),
  unlisted('/profile', everybody, 'built'),
  unlisted('/notifications', everybody, 'built'),
  unlisted('/tutorial', everybody, 'built'),
  listed('/requirements', everybody, 'built'),

  listed('/the-magic-formula/books', everybody, 'built'),
  unlisted(chapter, everybody, 'built'),
  unlisted(`${chapter}/choose`, everybody, 'built'),
  unlisted(`${chapter}/e/topic/2`, everybody, 'built'),
  unlisted(`${chapter}/topic/1`, everybody, 'built'),
  unlisted('/test/1', everybody, 'built'),

  listed('/speaking/books', everybody, 'built'),
  unlisted('/speaking/books/1', everybody, 'built'),
  unlisted('/speaking/books/1/content/1', everybody, 'built'),
  listed('/download/books', everybody, 'built'),
  unlisted('/download/books/1/downloads', everybody, 'built'),
  listed('/the-house-news', everybody, 'built'),
  unlisted('/the-house-news/1', everybody, 'built'),
  listed('/schedules', students, 'built'),
  listed('/tribes', students, 'built'),
  listed('/store', withStore, 'built'),
  listed('/online-classes', studentsAndAdmin, 'built'),
  listed('/meets', teachersAndAdmin, 'built'),
  listed('/partner', everybody, 'built'),
  unlisted('/partner/2', everybody, 'built'),

  ...managed('/admin/books', admin, 'built'),
  ...managed('/admin/speaking-books', admin, 'built'),
  ...managed('/admin/archives', admin, 'built'),
  ...managed('/admin/chapters', admin, 'built'),
  ...managed('/admin/speaking-chapters', admin, 'built'),
  ...managed('/admin/topics', admin, 'built'),
  ...managed('/admin/contents', admin, 'built'),
  ...managed('/admin/exercises', admin, 'built'),
  unlisted('/admin/exercises/import', admin, 'built'),
  ...managed('/admin/segments', admin, 'built', '/admin/segments?page=1'),
  ...managed('/admin/articles', teachersAndAdmin, 'built', '/admin/articles?page=1'),
  ...managed('/admin/partners', teachersAndAdmin, 'built', '/admin/partners?page=1'),
  ...managed('/admin/config-tests', teachersAndAdmin, 'built'),
  unlisted('/admin/config-tests/1/send', teachersAndAdmin, 'built'),
  listed('/admin/tests', teachersAndAdmin, 'built'),
  unlisted('/admin/tests/1', teachersAndAdmin, 'built'),
  listed('/admin/correct-exercises', teachersAndAdmin, 'built'),
  unlisted('/admin/correct-exercises/exercise/1', teachersAndAdmin, 'built'),
  listed('/admin/correct-exercises-tests', teachersAndAdmin, 'built'),
  unlisted('/admin/correct-exercises-tests/exercise/1', teachersAndAdmin, 'built'),
  // Not of the specification: what a school needs beside its content.
  listed('/admin/people', admin, 'built'),
  unlisted('/admin/people/1', admin, 'built'),
  unlisted('/admin/people/enrol', admin, 'built'),
  // Not of the specification: where the reports of its section 3 are read.
  listed('/admin/reports', admin, 'built'),
]
