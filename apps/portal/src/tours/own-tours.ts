import { everybody, heading, learners } from './tour-stop.ts'

const help = '[data-tour=help]'

/** The tours of the user's own screens. */
export const ownTours = {
  dashboard: [
    learners('[data-tour=next]', 'dashboard.continue'),
    learners('[data-tour=figures]', 'dashboard.figures'),
    everybody('[data-tour=menu]', 'dashboard.menu'),
    everybody('[data-tour=bell]', 'dashboard.bell'),
    everybody(help, 'dashboard.help'),
  ],
  notifications: [
    learners('main fieldset', 'notifications.filter'),
    everybody('[data-tour=read-all]', 'notifications.seen'),
    everybody('main :is(ul, ol) > li', 'notifications.latest'),
  ],
  profile: [
    learners('main section h2', 'profile.data'),
    everybody('main section:has(fieldset) h2', 'profile.settings'),
    everybody('main section:has(input[type=password]) h2', 'profile.password'),
  ],
  requirements: [everybody(heading, 'requirements.checks'), learners('main button', 'requirements.repeat')],
  tutorial: [
    everybody('main details', 'tutorial.guides'),
    everybody('[data-tour=tours]', 'tutorial.tours'),
    learners(help, 'dashboard.help'),
  ],
} as const
