import { languages } from '@the-house/i18n/languages'

/** The words that every screen may need are one request a language, and so is what the bars say, and what the desk says. */
const words: Record<string, string> = {
  words: 'common|errors|design',
  bars: 'breadcrumbs|learning',
  lesson: 'books|exercises|test',
}
const wordTable = Object.entries(words).flatMap(([name, areas]) =>
  languages.map((language) => [`${name}-${language}`, [`i18n/locales/${language}/(${areas})[.]json$`]] as const),
)

/** Code splitting: the chunk of a module by its path; what no row names is left to the bundler. */
const table: Record<string, readonly string[]> = {
  // Drawings are large and stand on few screens.
  drawings: ['design-system/src/(house/|pictures/window)'],
  // What reads the school's data comes with the first screen behind the door, never with the login.
  data: [
    'node_modules/(swr|dequal|redaxios)/',
    'portal/src/(api/(answers|api-error|cache-keys|client|inline-errors|practice|session|to-api-error|token|use-api-query)|page/(async-content|paths|notification-state)|device/web-lock|session/first-name)',
    'design-system/src/empty-state',
    'domain/src/question-types/(student[.]|.*/(student|emptiness)[.])',
    'domain/src/(access|call|wire-names|answers|answer-rules|kinds)',
  ],
  // Texts of the school, which every question and every lesson has, and the few lines that end what is played.
  html: [
    'design-system/src/(html/(html|html-recipe|running-text|plain-html)|audio-player/playing)[.]',
    'domain/src/html[.]',
  ],
  // What sanitizes html again: for texts that are not plain.
  purify: ['node_modules/dompurify/', 'design-system/src/html/sanitize[.]'],
  field: ['design-system/src/field/(field|field-error|control-recipe|select-field)[.]'],
  // What every door has, the login first of all.
  door: [
    'design-system/src/(auth-page|forms/(form|sign-in-form|email-field)[.]|field/(text-field|password-field)[.])',
    'portal/src/page/(auth|form/error-text|segmented-choice|language-choice|color-mode-choice)',
    'lucide-react/dist/esm/icons/(eye|sun[.]|moon[.]|monitor[.])',
  ],
  // The forms of the other doors.
  access: [
    'design-system/src/(forms/(?!report)|password-strength/(?!estimate)|steps|field/(masked-field|radio-cards|masks))',
    '@maskito',
    'lucide-react/dist/esm/icons/(graduation-cap|presentation)[.]',
  ],
  dialog: ['design-system/src/dialog/(?!drawer|message)'],
  // Sound and film: few exercises have them.
  players: [
    'design-system/src/(audio-player/(audio|use|seek|speed|clock)|video-player|pdf-viewer)',
    'lucide-react/dist/esm/icons/(file-text|pause|play|rotate-ccw)[.]',
  ],
  // The desk that practice and test share: parts of it need each other while they start.
  desk: [
    'portal/src/(survey/(?!finish|celebration|result|objection|second-version)|outbox/retry-with-backoff)',
    'design-system/src/(bottom-bar|saved-state|segmented-progress|exercises/(?!recorded|blank-|glued-parts|sentence)[a-z-]+[.])',
  ],
  // What the widgets with blanks share, and the result with them.
  blanks: ['design-system/src/exercises/(blank-|glued-parts|sentence)', 'domain/src/masks'],
  // What the field of an open answer shares with that of a second version.
  texts: ['design-system/src/exercises/open-answer/(count-words|open-answer-recipe)[.]'],
  result: ['design-system/src/exercises/result-note/(?!correction|revision|second-version)'],
  // What the login and the bars of the signed-in share.
  choices: [
    'design-system/src/(logo|text-link|theme/paint|live-region|button/icon-button)',
    'portal/src/page/(screen-heading|route-focus)',
    'react/dist/esm/components/(flex|heading|stack|grid|image)/',
    'lucide-react/dist/esm/icons/(check|chevron-(down|right)|x)[.]',
  ],
  // Small parts of many screens, by themselves: nobody fetches forms for them.
  chips: [
    'design-system/src/(chip/|file-zone/|feedback-view/review-list|calendar/zoned)',
    'portal/src/page/learner-link',
    'lucide-react/dist/esm/icons/(copy|send|chart-column)[.]',
  ],
  pictures: ['components/aspect-ratio/', 'design-system/src/pictures/(door|key)'],
  // Small parts of nearly every screen behind the door: one request instead of seven.
  kit: [
    'design-system/src/(card/card|topic-icon/topic-icon)[.]',
    'hooks/src/use-stored-flag',
    'portal/src/(app/shell/menu-panel|page/(screen-names|chapter-arch|id-in|topic-path|use-progress|next-step/(step-path|use-next-step|locked))[.])',
    'react/dist/esm/styled-system/use-slot-recipe',
    'lucide-react/dist/esm/icons/(arrow-left|pencil-line|clock|lock|circle-dashed|cloud-(off|exclamation-point|upload|check)|minus)[.]',
  ],
  // The table of the screens, and the rows and pictures of the menu.
  routes: [
    'portal/src/app/(routes|(self|learning|school)-routes|menu-entry|prefetch-screen|shell/(menu-rows|nav-(link|recipe)))[.]',
    'lucide-react/dist/esm/icons/(house|library-big|audio-lines|folder-down|shield|newspaper|calendar|video|shopping-bag|handshake|monitor-check)[.]',
  ],
  // Lists that have pages.
  lists: [
    'design-system/src/(pagination|search-field|choice-chips)',
    'portal/src/page/(clock|dates|page-number|table|listing/)',
    'design-system/src/article-card',
  ],
  // The words of what comes next, and the link to it.
  steps: [
    'portal/src/page/next-step/(next-step-links?|use-step-words|step-notice)[.]',
    'lucide-react/dist/esm/icons/arrow-right[.]',
  ],
  // Small parts of the dashboard: left to the bundler they would bring along what other screens share.
  figures: [
    'hooks/src/use-(media-query|reduced-motion|animated-number)',
    'design-system/src/(progress-line|figure-card|tribe-symbol)',
    'portal/src/page/(lazy-component|test-time)[.]',
    'domain/src/test-window[.]',
    'lucide-react/dist/esm/icons/(chevron-left|clipboard-list|coins|key-round|pencil-ruler)[.]',
  ],
  // What lists and forms of the administration have.
  editing: [
    'design-system/src/(data-table|file-field|rich-text/rich-text[.]|field/check-field)',
    'portal/src/areas/admin/managed/(csv|table-query)[.]',
    'domain/src/csv[.]',
    'lucide-react/dist/esm/icons/(pencil|trash|plus|file-up|arrow-up-down)[.]',
  ],
  // The definitions of what is managed, and their columns and fields.
  managed: [
    'domain/src/(managed/|(topics|exercises|exercise-draft|second-versions|passages|correction-kinds|wire)[.])',
    'portal/src/areas/admin/(managed/(cell|columns|values|fields|config-tests|exercises|course|school|seasons|store|resources|speaking|tribes|units)|resource/(choices|define-resource))[.]',
  ],
  // The form of what is managed, and what its change does to students: the studio and the founding show it as well.
  record: [
    'portal/src/areas/admin/(impact/|managed/((choice|field|html|plain|relation|tags|unit|zone)-parts?|conflict-d|form-field|resolver|(use-)?managed-form)[a-z-]*[.])',
    'portal/src/(api/course-(studio|impact)|page/time-zones)[.]',
    'design-system/src/tags-field',
  ],
  // Exercises in and out, and what is said of their lines.
  exchange: [
    'domain/src/(exercise-exchange|question-types/shared/findings)[.]',
    'portal/src/(api/exchange|areas/admin/(managed/exchange-formats|exchange/(use-row-labels|report-rows)))[.]',
  ],
  // What lists of books have, and what is kept on the device.
  shelves: ['portal/src/(page/(book-grid|use-error-fallback|ledger/)|api/(download|file-name)|device/save-file)'],
  // Where a correction is and that it was read: for the bell, and for what waits above the books.
  corrections: ['portal/src/(page/notification-target|api/mark-notification-read)[.]'],
  // What the bell brings once the page is at rest.
  bell: [
    'design-system/src/notifications/',
    'portal/src/(api/notifications|areas/notifications/(?!notification)|device/(hold-web-lock|tab-channel)|app/shell/bell[.])',
    'lucide-react/dist/esm/icons/(bell|clipboard-check|message-square-text|notebook-pen)[.]',
  ],
  // What checks and keeps a form's fields: for whoever begins to type.
  forms: [
    'node_modules/(yup|property-expr|tiny-case|toposort|react-hook-form|@hookform)/',
    'domain/src/(validation|paging)',
    'portal/src/page/form/use',
  ],
  // Schemas that know the common passwords: for whoever chooses one.
  passwords: ['domain/src/(common-passwords|passwords|register|profile|change-code|birthday|phone)[.]'],
}

const expression = (paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`))

export const groups = [
  // What every screen needs is one request.
  { name: 'house', tags: ['$initial' as const] },
  ...[...Object.entries(table), ...wordTable].map(([name, paths]) => ({
    name,
    test: expression(paths),
    includeDependenciesRecursively: false,
  })),
  // Small parts that several screens share are a few requests, not one each.
  { name: 'rooms', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
]
