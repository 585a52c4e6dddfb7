import type { Gate } from '@the-house/domain'
import type { WordKey } from '@the-house/i18n'
import { paths } from '../page/paths.ts'
import type { TourName } from './flags.ts'

/** One stop: the first visible element that the selector names; where there is none, the tour goes without it. */
export interface StopRow {
  at: string
  title: WordKey
  text: WordKey
  /** For whom. */
  gate: Extract<Gate, 'signedIn' | 'wholeTour'>
}

export interface TourRow {
  /** Who has the screen. */
  gate: Gate
  screen: WordKey
  /** Where the screen is for somebody who has reached a chapter. */
  href: (chapter: number) => string
  stops: readonly StopRow[]
}

const everybody = 'signedIn'
const learners = 'wholeTour'

/** Every tour. Three to five short stops; teachers walk those for everybody. */
export const tours: Record<TourName, TourRow> = {
  dashboard: {
    gate: 'dashboard',
    screen: 'breadcrumbs.dashboard',
    href: () => paths.dashboard,
    stops: [
      {
        at: 'main a[href*="/chapter/"]',
        title: 'tour.dashboard.continue.title',
        text: 'tour.dashboard.continue.text',
        gate: learners,
      },
      {
        at: '[data-tour=figures]',
        title: 'tour.dashboard.figures.title',
        text: 'tour.dashboard.figures.text',
        gate: learners,
      },
      {
        at: `nav a[href="${paths.books}"]`,
        title: 'tour.dashboard.menu.title',
        text: 'tour.dashboard.menu.text',
        gate: everybody,
      },
      {
        at: '[data-tour=bell]',
        title: 'tour.dashboard.bell.title',
        text: 'tour.dashboard.bell.text',
        gate: everybody,
      },
      {
        at: '[data-tour=help]',
        title: 'tour.dashboard.help.title',
        text: 'tour.dashboard.help.text',
        gate: everybody,
      },
    ],
  },
  books: {
    gate: 'magicFormula',
    screen: 'breadcrumbs.books',
    href: () => paths.books,
    stops: [
      {
        at: 'main a[href*="/chapter/"]',
        title: 'tour.books.continue.title',
        text: 'tour.books.continue.text',
        gate: learners,
      },
      { at: 'main select', title: 'tour.books.choose.title', text: 'tour.books.choose.text', gate: everybody },
      {
        at: 'main section ol > li',
        title: 'tour.books.chapters.title',
        text: 'tour.books.chapters.text',
        gate: everybody,
      },
    ],
  },
  exercises: {
    gate: 'magicFormula',
    screen: 'breadcrumbs.exercises',
    href: paths.chapter,
    stops: [
      {
        at: 'main nav:has(> ul)',
        title: 'tour.exercises.topics.title',
        text: 'tour.exercises.topics.text',
        gate: everybody,
      },
      {
        at: 'main nav:has(> ol)',
        title: 'tour.exercises.progress.title',
        text: 'tour.exercises.progress.text',
        gate: everybody,
      },
      {
        at: 'main section:has(> button)',
        title: 'tour.exercises.answer.title',
        text: 'tour.exercises.answer.text',
        gate: learners,
      },
      {
        at: '[data-tour=keys]',
        title: 'tour.exercises.keys.title',
        text: 'tour.exercises.keys.text',
        gate: learners,
      },
    ],
  },
  notifications: {
    gate: 'notifications',
    screen: 'breadcrumbs.notifications',
    href: () => paths.notifications,
    stops: [
      {
        at: 'main fieldset',
        title: 'tour.notifications.filter.title',
        text: 'tour.notifications.filter.text',
        gate: learners,
      },
      {
        at: '[data-tour=read-all]',
        title: 'tour.notifications.readAll.title',
        text: 'tour.notifications.readAll.text',
        gate: everybody,
      },
      {
        at: 'main :is(ul, ol) > li',
        title: 'tour.notifications.list.title',
        text: 'tour.notifications.list.text',
        gate: everybody,
      },
    ],
  },
  profile: {
    gate: 'signedIn',
    screen: 'breadcrumbs.profile',
    href: () => paths.profile,
    stops: [
      { at: 'main section h2', title: 'tour.profile.data.title', text: 'tour.profile.data.text', gate: learners },
      {
        at: 'main section:has(fieldset) h2',
        title: 'tour.profile.settings.title',
        text: 'tour.profile.settings.text',
        gate: everybody,
      },
      {
        at: 'main section:has(input[type=password]) h2',
        title: 'tour.profile.password.title',
        text: 'tour.profile.password.text',
        gate: everybody,
      },
    ],
  },
  tutorial: {
    gate: 'signedIn',
    screen: 'breadcrumbs.tutorial',
    href: () => paths.tutorial,
    stops: [
      { at: 'main details', title: 'tour.tutorial.guides.title', text: 'tour.tutorial.guides.text', gate: everybody },
      {
        at: '[data-tour=tours]',
        title: 'tour.tutorial.tours.title',
        text: 'tour.tutorial.tours.text',
        gate: everybody,
      },
      {
        at: '[data-tour=help]',
        title: 'tour.dashboard.help.title',
        text: 'tour.dashboard.help.text',
        gate: learners,
      },
    ],
  },
}
