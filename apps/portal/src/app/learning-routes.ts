import { AudioLines, FolderDown, LibraryBig } from 'lucide-react'
import { paths } from '../page/paths.ts'
import type { RouteRow } from './route-row.ts'
import { screen } from './screen.tsx'

const chapterFrame = screen(
  () => import('../areas/books/chapter-frame.tsx').then((module) => module.ChapterFrame),
  'books',
)
const chapter = '/the-magic-formula/chapter/:id'

/** Where people learn: the Magic Formula, tests, speaking, files to keep. */
export const learningRoutes = {
  books: {
    path: paths.books,
    screen: screen(
      () => import('../areas/books/books-screen.tsx').then((module) => module.BooksScreen),
      'books',
      'house',
    ),
    crumb: 'breadcrumbs.books',
    tour: 'books',
    access: 'magicFormula',
    parent: 'dashboard',
    menu: { group: 'learning', Icon: LibraryBig },
  },
  chapter: { path: chapter, redirect: (id) => paths.choose(Number(id)), access: 'magicFormula' },
  choose: {
    path: `${chapter}/choose`,
    screen: screen(() => import('../areas/books/choose-screen.tsx').then((module) => module.ChooseScreen), 'books'),
    frame: chapterFrame,
    crumb: 'breadcrumbs.chapter',
    access: 'magicFormula',
    parent: 'books',
    // As the topics that it forwards to, so that nothing jumps on the way.
    shell: 'work',
  },
  exercises: {
    path: `${chapter}/e/:topicName/:topicId`,
    screen: screen(
      () => import('../areas/exercises/exercises-screen.tsx').then((module) => module.ExercisesScreen),
      'test',
      'exercises',
    ),
    frame: chapterFrame,
    crumb: 'breadcrumbs.exercises',
    tour: 'exercises',
    access: 'magicFormula',
    parent: 'choose',
    shell: 'work',
  },
  content: {
    path: `${chapter}/:topicName/:topicId`,
    screen: screen(() => import('../areas/books/content-screen.tsx').then((module) => module.ContentScreen), 'books'),
    frame: chapterFrame,
    crumb: 'breadcrumbs.content',
    access: 'magicFormula',
    parent: 'choose',
    shell: 'work',
  },
  test: {
    path: '/test/:id',
    screen: screen(
      () => import('../areas/test/test-screen.tsx').then((module) => module.TestScreen),
      'tests',
      'test',
      'timed',
      'exercises',
    ),
    crumb: 'breadcrumbs.test',
    access: 'signedIn',
    parent: 'dashboard',
    shell: 'work',
  },
  speaking: {
    path: paths.speaking,
    screen: screen(
      () => import('../areas/speaking/speaking-screen.tsx').then((module) => module.SpeakingScreen),
      'speaking',
    ),
    crumb: 'breadcrumbs.speaking',
    access: 'speaking',
    parent: 'dashboard',
    menu: { group: 'learning', Icon: AudioLines },
  },
  speakingBook: {
    path: '/speaking/books/:id',
    screen: screen(
      () => import('../areas/speaking/speaking-book-screen.tsx').then((module) => module.SpeakingBookScreen),
      'speaking',
    ),
    crumb: 'breadcrumbs.speakingBook',
    access: 'speaking',
    parent: 'speaking',
  },
  speakingContent: {
    path: '/speaking/books/:id/content/:number',
    screen: screen(
      () => import('../areas/speaking/speaking-content-screen.tsx').then((module) => module.SpeakingContentScreen),
      'speaking',
      'learning',
    ),
    crumb: 'breadcrumbs.content',
    access: 'speaking',
    parent: 'speakingBook',
  },
  downloads: {
    path: paths.downloads,
    screen: screen(
      () => import('../areas/downloads/downloads-screen.tsx').then((module) => module.DownloadsScreen),
      'downloads',
    ),
    crumb: 'breadcrumbs.downloads',
    access: 'downloads',
    parent: 'dashboard',
    menu: { group: 'learning', Icon: FolderDown },
  },
  archives: {
    path: '/download/books/:id/downloads',
    screen: screen(
      () => import('../areas/downloads/archives-screen.tsx').then((module) => module.ArchivesScreen),
      'downloads',
    ),
    crumb: 'breadcrumbs.archives',
    access: 'downloads',
    parent: 'downloads',
  },
} as const satisfies Record<string, RouteRow>
