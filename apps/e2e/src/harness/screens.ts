import { places } from './places.ts'

const chapter = `/the-magic-formula/chapter/${places.chapter}`
/** Every screen of a student with its path. */
export const screens = {
  dashboard: '/dashboard',
  books: '/the-magic-formula/books',
  chapter: `${chapter}/choose`,
  'a locked chapter': '/the-magic-formula/chapter/20/choose',
  content: `${chapter}/story/13`,
  exercises: `${chapter}/e/words/${places.topicId}`,
  tutorial: '/tutorial',
  'my tests': '/tests',
  notifications: '/notifications',
  profile: '/profile',
  requirements: '/requirements',
  news: '/the-house-news',
  article: '/the-house-news/1',
  partners: '/partner',
  partner: '/partner/2',
  speaking: '/speaking/books',
  'speaking book': '/speaking/books/1',
  'speaking content': '/speaking/books/1/content/1',
  downloads: '/download/books',
  'files of a book': '/download/books/1/downloads',
  store: '/store',
  'online classes': '/online-classes',
  schedule: '/schedules',
  'schedule as a list': '/schedules?view=list',
  tribes: '/tribes',
  'not found': '/no-such-page',
}
