import type { Permission } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'
import { paths } from '../page/paths.ts'
import type { TourName } from './flags.ts'

/** One step: highlights the first visible element of the selector; without one the step is skipped. */
export interface TourStepRow {
  at: string
  title: MessageKey
  text: MessageKey
  /** The permission that the step requires. */
  permission: Extract<Permission, 'signedIn' | 'wholeTour'>
}

export interface TourRow {
  /** The permission that the screen requires. */
  permission: Permission
  screen: MessageKey
  /** The path of the screen for a user who has reached a chapter. */
  href: (chapter: number) => string
  stops: readonly TourStepRow[]
}

const everybody = 'signedIn'
const learners = 'wholeTour'

/** All tours, of three to five short steps each; teachers see those of every role. */
export const tours: Record<TourName, TourRow> = {
  dashboard: {
    permission: 'dashboard',
    screen: 'breadcrumbs.dashboard',
    href: () => paths.dashboard,
    stops: [
      {
        at: 'main a[href*="/chapter/"]',
        title: 'tour.dashboard.continue.title',
        text: 'tour.dashboard.continue.text',
        permission: learners,
      },
      {
        at: '[data-tour=figures]',
        title: 'tour.dashboard.figures.title',
        text: 'tour.dashboard.figures.text',
        permission: learners,
      },
      {
        at: `nav a[href="${paths.books}"]`,
        title: 'tour.dashboard.menu.title',
        text: 'tour.dashboard.menu.text',
        permission: everybody,
      },
      {
        at: '[data-tour=bell]',
        title: 'tour.dashboard.bell.title',
        text: 'tour.dashboard.bell.text',
        permission: everybody,
      },
      {
        at: '[data-tour=help]',
        title: 'tour.dashboard.help.title',
        text: 'tour.dashboard.help.text',
        permission: everybody,
      },
    ],
  },
  books: {
    permission: 'magicFormula',
    screen: 'breadcrumbs.books',
    href: () => paths.books,
    stops: [
      {
        at: 'main a[href*="/chapter/"]',
        title: 'tour.books.continue.title',
        text: 'tour.books.continue.text',
        permission: learners,
      },
      { at: 'main select', title: 'tour.books.choose.title', text: 'tour.books.choose.text', permission: everybody },
      {
        at: 'main section ol > li',
        title: 'tour.books.chapters.title',
        text: 'tour.books.chapters.text',
        permission: everybody,
      },
    ],
  },
  exercises: {
    permission: 'magicFormula',
    screen: 'breadcrumbs.exercises',
    href: paths.chapter,
    stops: [
      {
        at: 'main nav:has(> ul)',
        title: 'tour.exercises.topics.title',
        text: 'tour.exercises.topics.text',
        permission: everybody,
      },
      {
        at: 'main nav:has(> ol)',
        title: 'tour.exercises.progress.title',
        text: 'tour.exercises.progress.text',
        permission: everybody,
      },
      {
        at: 'main section:has(> button)',
        title: 'tour.exercises.answer.title',
        text: 'tour.exercises.answer.text',
        permission: learners,
      },
      {
        at: '[data-tour=keys]',
        title: 'tour.exercises.keys.title',
        text: 'tour.exercises.keys.text',
        permission: learners,
      },
    ],
  },
  notifications: {
    permission: 'notifications',
    screen: 'breadcrumbs.notifications',
    href: () => paths.notifications,
    stops: [
      {
        at: 'main fieldset',
        title: 'tour.notifications.filter.title',
        text: 'tour.notifications.filter.text',
        permission: learners,
      },
      {
        at: '[data-tour=read-all]',
        title: 'tour.notifications.readAll.title',
        text: 'tour.notifications.readAll.text',
        permission: everybody,
      },
      {
        at: 'main :is(ul, ol) > li',
        title: 'tour.notifications.list.title',
        text: 'tour.notifications.list.text',
        permission: everybody,
      },
    ],
  },
  profile: {
    permission: 'signedIn',
    screen: 'breadcrumbs.profile',
    href: () => paths.profile,
    stops: [
      { at: 'main section h2', title: 'tour.profile.data.title', text: 'tour.profile.data.text', permission: learners },
      {
        at: 'main section:has(fieldset) h2',
        title: 'tour.profile.settings.title',
        text: 'tour.profile.settings.text',
        permission: everybody,
      },
      {
        at: 'main section:has(input[type=password]) h2',
        title: 'tour.profile.password.title',
        text: 'tour.profile.password.text',
        permission: everybody,
      },
    ],
  },
  tutorial: {
    permission: 'signedIn',
    screen: 'breadcrumbs.tutorial',
    href: () => paths.tutorial,
    stops: [
      {
        at: 'main details',
        title: 'tour.tutorial.guides.title',
        text: 'tour.tutorial.guides.text',
        permission: everybody,
      },
      {
        at: '[data-tour=tours]',
        title: 'tour.tutorial.tours.title',
        text: 'tour.tutorial.tours.text',
        permission: everybody,
      },
      {
        at: '[data-tour=help]',
        title: 'tour.dashboard.help.title',
        text: 'tour.dashboard.help.text',
        permission: learners,
      },
    ],
  },
}
