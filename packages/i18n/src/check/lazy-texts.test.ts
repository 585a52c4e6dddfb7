import { expect, it } from 'vitest'
import { checkTree } from './check.ts'
import { describeProblem } from '../catalogue/problem.ts'
import { fixtureTree } from './fixture-tree.ts'

const source = (path: string) => `apps/portal/src/${path}`
const dialog = { [source('dialog.tsx')]: `t('cellar.door')` }
const start = (code: string) => ({ [source('app/start.tsx')]: `import { lazyScreen } from './lazy.ts'\n${code}` })
const screen = (code: string) => ({ [source('screen.tsx')]: `t('attic.door')\n${code}` })
const opensScreen = start(`export const screen = lazyScreen(() => import('../screen.tsx'), 'attic')`)

/** The problems of a repository with texts of two areas, an attic and a cellar, each used by some of the files. */
function problemsOf(...files: Record<string, string>[]): string[] {
  const door = JSON.stringify({ door: 'Door' })
  const words = Object.fromEntries(
    ['en', 'pt'].flatMap((language) =>
      ['attic', 'cellar'].map((area) => [`packages/i18n/locales/${language}/${area}.json`, door]),
    ),
  )
  const used = { [source('testing/used.ts')]: `t('attic.door')\nt('cellar.door')` }
  const root = fixtureTree(Object.assign({}, words, used, ...files))
  return checkTree(root, []).map(describeProblem)
}

const missing = (where: string, file = source('dialog.tsx'), part = source('dialog.tsx')) =>
  `${source(where)} ${part} is loaded without the texts of cellar: cellar.door of ${file}`

const shows = (name: string) => ({ [source('dialog.tsx')]: `import { ${name} } from '@the-house/design-system'` })

it('finds a dialog that is loaded later than its screen, without its texts', () => {
  const opens = screen(`const Dialog = lazyComponent(() => import('./dialog.tsx').then((part) => part.Dialog))`)
  expect(problemsOf(opensScreen, opens, dialog)).toEqual([missing('screen.tsx:2')])
})

it.each([
  ['with it', `lazyComponent(() => import('./dialog.tsx'), 'cellar')`],
  ['beside it', `lazy(() => Promise.all([import('./dialog.tsx'), loadAreas('cellar')]).then(([part]) => part))`],
  ['by a list', `lazyComponent(() => import('./dialog.tsx'), ...words)\nconst words = ['cellar']`],
  [
    'by the call that its loader is given to',
    `load\nfunction load() { return import('./dialog.tsx') }\nlazyComponent(load, 'cellar')`,
  ],
])('accepts one whose texts are loaded %s', (_, code) => {
  expect(problemsOf(opensScreen, screen(`const Dialog = ${code}`), dialog)).toEqual([])
})

it('accepts one whose texts were loaded by what opens it: its screen, or the frame around that', () => {
  const opens = screen(`lazyComponent(() => import('./dialog.tsx'))`)
  const both = start(`lazyScreen(() => import('../screen.tsx'), 'attic', 'cellar')`)
  expect(problemsOf(both, opens, dialog)).toEqual([])
  const frame = `const frame = lazyScreen(() => import('../frame.tsx'), 'cellar')`
  const framed = start(
    `${frame}\nconst row = { screen: lazyScreen(() => import('../screen.tsx'), 'attic'), frame: frame }`,
  )
  expect(problemsOf(framed, opens, dialog, { [source('frame.tsx')]: '' })).toEqual([])
})

it('finds it on the one way of two that does not load its texts', () => {
  const ways = start(
    `lazyScreen(() => import('../screen.tsx'), 'attic', 'cellar')\nlazyScreen(() => import('../hall.tsx'), 'attic')`,
  )
  const opens = `const Dialog = lazyComponent(() => import('./dialog.tsx'))`
  const problems = problemsOf(ways, screen(opens), { [source('hall.tsx')]: opens }, dialog)
  expect(problems).toEqual([missing('hall.tsx:1')])
})

it('finds a text of a component of the design system, and counts only those that are imported', () => {
  const system = {
    'packages/design-system/src/index.ts': `export { Field } from './field.tsx'\nexport { Card, type CardProps } from './card.tsx'`,
    'packages/design-system/src/field.tsx': `import { useCount } from './count.ts'`,
    'packages/design-system/src/count.ts': `t('cellar.door')`,
    'packages/design-system/src/card.tsx': '',
  }
  const opens = screen(`lazyComponent(() => import('./dialog.tsx'))`)
  expect(problemsOf(opensScreen, opens, system, shows('Card'))).toEqual([])
  expect(problemsOf(opensScreen, opens, system, shows('type Field'))).toEqual([])
  expect(problemsOf(opensScreen, opens, system, shows('Field'))).toEqual([
    missing('screen.tsx:2', 'packages/design-system/src/count.ts'),
  ])
})
