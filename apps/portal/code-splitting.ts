import { isArea, wordParts } from '@the-house/i18n/areas'

const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/**
 * The parts of the portal, one file each: the modules of a row with all that they need and no row above has, so that no
 * part imports one below. What no row has (heavy libraries, dialogs, what is asked for alone) is left to the bundler.
 */
const parts = {
  /** The signed-in app with its shell, and what the dashboard and a lesson have in common: neither loads the other. */
  app: anyOf(
    /app\/authenticated-app|i18n\/src\/files-|icons\/clipboard-list\.mjs/,
    /portal\/src\/(api\/(use-api-query|inline-errors)|page\/(clock|dates|notification-state|next-step\/(next-step-link|use-)))/,
    /design-system\/src\/(card|progress-line)|hooks\/src\/use-(stored|media|animated|reduced)/,
  ),
  /** The dashboard, with the house. */
  dashboard: /areas\/dashboard\/dashboard-screen/,
  /** A chapter with its topics and exercises, the six widgets, and what books and lists have as well. */
  chapter: anyOf(
    /areas\/(books\/((choose|content)-screen|chapter-frame)|exercises\/exercises-screen)/,
    /exercises\/(choice-cards|letter-boxes|word-bank|open-answer\/(?!diff)|inline-selects)/,
    /design-system\/src\/(empty-state|field\/select)|components\/image\/image|calendar\/zoned|icons\/check\.mjs/,
    /portal\/src\/(api\/mark-|page\/(async-content|notification-target))/,
  ),
  /** The books, with what waits above them. */
  books: /areas\/books\/books-screen/,
  /** What most other screens have: dialogs, fields, lists by pages. */
  shared:
    /design-system\/src\/(dialog|chip|choice-chips|file-(field|zone)|search-field|pagination|pictures|field\/(?!mask|password))|portal\/src\/(page\/listing\/|api\/conflict)/,
  /** What a lesson shows after an answer, and what only some exercises have. */
  lesson: anyOf(
    /design-system\/src\/((html|zoomable-image)\/|exercises\/(?!matching-pairs|ordered-list\/(?!order\.)|number-answer))/,
    /portal\/src\/(survey|areas\/(books|exercises)|page\/next-step)\//,
  ),
  /** The widgets of the question types that few exercises have: each loads with the first of its exercises. */
  widgets: /design-system\/src\/exercises\/(matching-pairs|ordered-list|number-answer)/,
  /** What the bars bring once the page is at rest: the bell, and menus. */
  shell:
    /app\/shell\/(?!.*report)|areas\/notifications\/(?!notifications-screen)|portal\/src\/events\/event-reactions|eventsource-parser/,
  /** What checks the fields of a form: for whoever begins to type. */
  forms: /areas\/login\/|page\/form\/|domain\/src\/phone/,
  /** The other public screens. */
  access: /areas\/(register|password|found|change-code)\//,
  /** The other screens of a student. */
  school: /areas\/(?!admin|profile|preview|meetings\/meets)[\w/-]+-screen|areas\/report\/|app\/not-found/,
  /** What those who work at the school have. */
  staff: /areas\/admin\/[\w/-]+-screens?\.|areas\/(dashboard\/work|preview|meetings)\/|app\/(staff-routes|preview)/,
}

const wordsFile = /i18n\/locales\/(\w+)\/([\w-]+)\.json$/

/** The words of a language come with the part that shows them. */
function wordsName(id: string): string | null {
  const [, language, area = ''] = wordsFile.exec(id.replaceAll('\\', '/')) ?? []
  return language !== undefined && isArea(area) ? `words-${wordParts[area]}-${language}` : null
}

/** The bundler's groups (code splitting); rows above win. */
export const groups = [
  { name: 'start', tags: ['$initial' as const] },
  { name: wordsName, debugName: 'words' },
  ...Object.entries(parts).map(([name, test]) => ({ name, test })),
].map((group, index, { length }) => ({ ...group, priority: length - index }))
