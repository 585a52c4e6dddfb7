/** @typedef {{ name: string, tasks: string[] }} Step tasks that are reported under one name */
/**
 * @typedef {{ concurrency: number, minutes: number, first?: string[], isStreamed?: boolean, steps: Step[] }} Stage
 *   `first` runs before its steps; `isStreamed` prints lines of steps that run at once as they come
 */

const step = (name, ...tasks) => ({ name, tasks })
const units = (name, workspace) => step(name, `@the-house/${workspace}#units`)

/**
 * Every check, in order of cost. Stages run one after the other. Of most, two steps run at once, so that one fills the
 * slow end of the other, and the time in which the API's tests wait for PostgreSQL; stories and journeys are looked at in
 * a browser and have the machine to themselves.
 * @type {Stage[]}
 */
export const stages = [
  {
    concurrency: 2,
    minutes: 20,
    steps: [
      step('imports', '//#check:packages', '//#check:imports'),
      step('unused code', '//#check:unused'),
      step('texts', '//#check:texts'),
      step('format', '//#check:format'),
      step('types', '//#check:types:browser', '//#check:types:server', '//#check:types:journeys'),
      step('lint', '//#check:lint'),
    ],
  },
  {
    concurrency: 2,
    minutes: 30,
    steps: [
      step('build', '@the-house/portal#build'),
      units('hooks', 'hooks'),
      units('domain', 'domain'),
      units('bench', 'bench'),
      units('docs', 'docs'),
      step('i18n', '@the-house/i18n#units', '@the-house/i18n#units:guide'),
      step('scripts', '//#units:scripts'),
      step('guides', '//#units:guides'),
      step('image', '//#units:image'),
      units('design system', 'design-system'),
      units('portal', 'portal'),
      step('portal: administration', '@the-house/portal#units:admin'),
    ],
  },
  {
    concurrency: 2,
    minutes: 40,
    steps: [
      units('API', 'api'),
      step('bytes and requests of pages', '@the-house/bench#bytes'),
      step('stories: build', '@the-house/docs#docs:build'),
    ],
  },
  {
    concurrency: 1,
    minutes: 20,
    steps: [step('attack', '@the-house/api#attack')],
  },
  {
    concurrency: 1,
    minutes: 60,
    steps: [step('stories', '@the-house/docs#stories'), step('stories with faults', '@the-house/docs#stories:tests')],
  },
  {
    concurrency: 2,
    minutes: 60,
    isStreamed: true,
    // Not a dependency of the journeys in Turbo: any change of the portal would then invalidate the cached result of
    // every journey.
    first: ['@the-house/portal#build'],
    steps: ['access', 'tests', 'network', 'admin', 'lessons', 'classes', 'screens', 'menu', 'school', 'shell'].map(
      (group) => step(`journeys: ${group}`, `@the-house/e2e#journeys:${group}`),
    ),
  },
]

/** The stages, reduced to the steps whose names begin with one of the words; all of them without words. */
export const stagesOf = (words) =>
  stages
    .map((stage) => ({
      ...stage,
      steps: stage.steps.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word))),
    }))
    .filter(({ steps }) => steps.length > 0)
