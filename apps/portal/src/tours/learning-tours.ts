import { paths } from '../page/paths.ts'
import { everybody, heading, learners } from './tour-stop.ts'

const topics = everybody('main nav:has(> ul)', 'exercises.topics')
const progress = 'main nav:has(> ol)'

/** The tours of learning: the Magic Formula, tests, speaking, downloads. */
export const learningTours = {
  books: [
    learners('[data-tour=next]', 'books.continue'),
    everybody('main select', 'books.otherBook'),
    everybody('main section ol > li', 'books.chapters'),
  ],
  exercises: [
    topics,
    everybody(progress, 'exercises.progress'),
    learners('main section:has(> button)', 'exercises.answer'),
    learners('[data-tour=keys]', 'exercises.keys'),
    learners('[data-tour=next]', 'exercises.onward'),
  ],
  content: [topics, learners('main article', 'content.read')],
  myTests: [everybody(heading, 'myTests.list'), learners('main li', 'myTests.test')],
  test: [
    everybody(heading, 'test.rules'),
    learners('[data-part=countdown]', 'test.time'),
    learners(progress, 'exercises.progress'),
  ],
  speaking: [everybody(heading, 'speaking.listen'), learners(`main a[href^="${paths.speaking}/"]`, 'speaking.book')],
  speakingBook: [
    everybody('main li', 'speakingBook.chapters'),
    learners('main [aria-current=step]', 'speakingBook.here'),
  ],
  speakingContent: [
    everybody('main figure:has(audio, button)', 'speakingContent.player'),
    learners('main a[href*="/content/"]', 'speakingContent.next'),
  ],
  downloads: [everybody(heading, 'downloads.papers'), learners('main a[href$="/downloads"]', 'downloads.book')],
  archives: [everybody(heading, 'archives.files'), learners('main article', 'archives.file')],
} as const
