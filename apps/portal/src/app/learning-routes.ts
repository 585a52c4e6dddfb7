import { AudioLines, FolderDown, LibraryBig, PencilLine } from 'lucide-react'
import { paths } from '../page/paths.ts'
import type { RouteRow } from './route-row.ts'
import { lazyScreen } from './lazy-screen.tsx'

const chapterFrame = lazyScreen(
  () => import('../areas/books/chapter-frame.tsx').then((module) => module.ChapterFrame),
  'books',
  'exercises',
)
const chapter = '/the-magic-formula/chapter/:id'
/** What the frame of a chapter reads. */
const chapterReads = ['GET /chapters/:id/topics', 'GET /chapters/:id'] as const

/** The routes of learning: the Magic Formula, tests, speaking, downloads. */
export const learningRoutes = {
  books: {
    path: paths.books,
    screen: lazyScreen(
      () => import('../areas/books/books-screen.tsx').then((module) => module.BooksScreen),
      'books',
      'house',
      'course',
      'todo',
    ),
    reads: ['GET /me/books', 'GET /me/todo'],
    crumb: 'breadcrumbs.books',
    tour: 'books',
    access: 'magicFormula',
    parent: 'dashboard',
    menu: { group: 'learning', Icon: LibraryBig, bar: { signedIn: 2 } },
  },
  chapter: { path: chapter, redirect: (id) => paths.choose(Number(id)), access: 'magicFormula' },
  choose: {
    path: `${chapter}/choose`,
    screen: lazyScreen(
      () => import('../areas/books/choose-screen.tsx').then((module) => module.ChooseScreen),
      'books',
      'course',
    ),
    frame: chapterFrame,
    reads: [...chapterReads, 'GET /me/next?chapter=:id'],
    crumb: 'breadcrumbs.chapter',
    tour: 'exercises',
    access: 'magicFormula',
    parent: 'books',
    // The same shell as the topics that it redirects to, so that the layout does not shift.
    shell: 'work',
  },
  exercises: {
    path: `${chapter}/e/:topicName/:topicId`,
    screen: lazyScreen(
      () => import('../areas/exercises/exercises-screen.tsx').then((module) => module.ExercisesScreen),
      'test',
      'exercises',
    ),
    frame: chapterFrame,
    reads: [...chapterReads, 'GET /chapters/:id/exercises?topic_id=:topicId'],
    crumb: 'breadcrumbs.exercises',
    tour: 'exercises',
    access: 'magicFormula',
    parent: 'choose',
    shell: 'work',
  },
  content: {
    path: `${chapter}/:topicName/:topicId`,
    screen: lazyScreen(
      () => import('../areas/books/content-screen.tsx').then((module) => module.ContentScreen),
      'books',
      'course',
    ),
    frame: chapterFrame,
    reads: [...chapterReads, 'GET /chapters/:id/content?topic_id=:topicId'],
    crumb: 'breadcrumbs.content',
    tour: 'content',
    access: 'magicFormula',
    parent: 'choose',
    shell: 'work',
  },
  myTests: {
    path: paths.myTests,
    screen: lazyScreen(
      () => import('../areas/test/my-tests/my-tests-screen.tsx').then((module) => module.MyTestsScreen),
      'my-tests',
      'tests',
      'timed',
      'lists',
    ),
    crumb: 'breadcrumbs.myTests',
    tour: 'myTests',
    access: 'tests',
    parent: 'dashboard',
    menu: { group: 'learning', Icon: PencilLine, bar: { signedIn: 3 } },
  },
  test: {
    path: '/test/:id',
    screen: lazyScreen(
      () => import('../areas/test/test-screen.tsx').then((module) => module.TestScreen),
      'tests',
      'test',
      'feedback',
      'timed',
      'exercises',
    ),
    crumb: 'breadcrumbs.test',
    tour: 'test',
    access: 'signedIn',
    parent: 'myTests',
    shell: 'work',
  },
  speaking: {
    path: paths.speaking,
    screen: lazyScreen(
      () => import('../areas/speaking/speaking-screen.tsx').then((module) => module.SpeakingScreen),
      'speaking',
    ),
    crumb: 'breadcrumbs.speaking',
    tour: 'speaking',
    access: 'speaking',
    parent: 'dashboard',
    menu: { group: 'learning', Icon: AudioLines, bar: { signedIn: 4 } },
  },
  speakingBook: {
    path: '/speaking/books/:id',
    screen: lazyScreen(
      () => import('../areas/speaking/speaking-book-screen.tsx').then((module) => module.SpeakingBookScreen),
      'speaking',
    ),
    crumb: 'breadcrumbs.speakingBook',
    tour: 'speakingBook',
    access: 'speaking',
    parent: 'speaking',
  },
  speakingContent: {
    path: '/speaking/books/:id/content/:number',
    screen: lazyScreen(
      () => import('../areas/speaking/speaking-content-screen.tsx').then((module) => module.SpeakingContentScreen),
      'speaking',
      'learning',
    ),
    crumb: 'breadcrumbs.content',
    tour: 'speakingContent',
    access: 'speaking',
    parent: 'speakingBook',
  },
  downloads: {
    path: paths.downloads,
    screen: lazyScreen(
      () => import('../areas/downloads/downloads-screen.tsx').then((module) => module.DownloadsScreen),
      'downloads',
    ),
    crumb: 'breadcrumbs.downloads',
    tour: 'downloads',
    access: 'downloads',
    parent: 'dashboard',
    menu: { group: 'learning', Icon: FolderDown },
  },
  archives: {
    path: '/download/books/:id/downloads',
    screen: lazyScreen(
      () => import('../areas/downloads/archives-screen.tsx').then((module) => module.ArchivesScreen),
      'downloads',
    ),
    crumb: 'breadcrumbs.archives',
    tour: 'archives',
    access: 'downloads',
    parent: 'downloads',
  },
} as const satisfies Record<string, RouteRow>
