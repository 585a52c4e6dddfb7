import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from '@playwright/test'
import { launch } from './browser.ts'
import { comparePicture } from './compare-to-baseline.ts'
import { captureStories } from './capture.ts'
import { prepareSlowly } from './in-page.ts'
import { looks, type Look } from './looks.ts'
import { paintedIn } from './painted.ts'
import { develop } from './pictures.ts'
import { asKept, type Pictures } from './sheet.ts'
import { serve, storiesOf, type Site } from './site.ts'
import type { Studio } from './studio.ts'

const minutes = 60_000
const parts = ['button', 'alert', 'switchfield', 'archiverow', 'pagination', 'chip']
const stories = storiesOf(parts.map((part) => `components-${part}-`)).map(({ id }) => id)
const day: Look = looks[0]

const tokens = ['accent', 'right', 'wrong-subtle', 'border-strong'] as const
const variableOf = (token: string) => `--house-colors-${token}`
const shift = 'four pixels further'

/** CSS that changes every story, by the name of the change. */
const changes = new Map<string, string>([
  ...tokens.map((token): [string, string] => [
    token,
    `:root, :root.light, :root.dark { ${variableOf(token)}: #00b7ff !important }`,
  ]),
  [shift, '#storybook-root > * > * { transform: translateX(4px) }'],
])

let site: Site
let browser: Browser
/** The baselines, decoded after approval. */
const approved = new Map<string, Pictures>()
/** The stories under each change. */
const changed = new Map([...changes.keys()].map((change) => [change, new Map<string, Pictures>()]))
/** The variables in which each story is painted. */
const painted = new Map<string, string[]>()

/** Captures the stories in light; `inPage` runs while a story is mounted. */
async function draw(
  by: Browser,
  into: Map<string, Pictures>,
  inPage?: (story: string, studio: Studio) => Promise<void>,
) {
  await captureStories({
    browser: by,
    address: site.address,
    stories,
    wanted: [day],
    ...(inPage && { inPage }),
    onStory: async (story, drawn) => {
      if ('photographs' in drawn) into.set(story, await develop(drawn.photographs))
    },
  })
}

/** Captures the mounted story under each change. */
async function drawChanged(story: string, studio: Studio) {
  for (const [change, content] of changes) {
    const style = await studio.page.addStyleTag({ content })
    const photograph = await studio.photograph(day, true)
    changed.get(change)?.set(story, await develop(new Map([[day, photograph]])))
    await style.evaluate((element) => element instanceof Element && element.remove())
  }
  painted.set(story, await paintedIn(studio, tokens.map(variableOf)))
}

const differing = (now: ReadonlyMap<string, Pictures> | undefined) =>
  stories.filter((story) => {
    const [before, after] = [approved.get(story), now?.get(story)]
    if (!before || !after) return true
    return comparePicture(day.name, before, after).verdict !== 'same'
  })

beforeAll(async () => {
  site = await serve()
  browser = await launch()
  const before = new Map<string, Pictures>()
  await draw(browser, before, drawChanged)
  for (const [story, pictures] of before) approved.set(story, asKept(pictures))
}, 5 * minutes)

afterAll(async () => {
  await browser.close()
  await site.close()
})

it('draws every story', () => {
  expect(stories.length).toBeGreaterThan(20)
  expect([...approved.keys()].toSorted()).toEqual(stories.toSorted())
})

it.each([
  ['bent to the grid', ['--font-render-hinting=full', '--disable-lcd-text']],
  ['with coloured edges', ['--font-render-hinting=slight', '--enable-lcd-text']],
  ['with more contrast', ['--font-render-hinting=medium', '--text-contrast=1.0', '--text-gamma=2.2']],
])(
  'passes where letters are drawn %s',
  async (_how, flags) => {
    const other = await launch(flags)
    const now = new Map<string, Pictures>()
    await draw(other, now)
    await other.close()
    expect(differing(now)).toEqual([])
  },
  5 * minutes,
)

it.each(tokens)('finds a change of the colour %s in the stories that use it, and in no others', (token) => {
  const using = stories.filter((story) => painted.get(story)?.includes(variableOf(token)))
  expect(using.length).toBeGreaterThan(0)
  expect(using.length).toBeLessThan(stories.length)
  expect(differing(changed.get(token))).toEqual(using)
})

/** Why a story is not drawn on a page that was prepared; empty if it is. */
async function failuresOf(story: string, prepare: (studio: Studio) => Promise<void>): Promise<string[]> {
  const failures: string[] = []
  await captureStories({
    browser,
    address: site.address,
    stories: [story],
    wanted: [day],
    prepare,
    onStory: async (_story, drawn) => {
      if ('failure' in drawn) failures.push(drawn.failure)
    },
  })
  return failures
}

it('draws no story whose play fails', async () => {
  const failures = await failuresOf('components-pagination--in-the-middle', async ({ page }) => {
    await page.addStyleTag({ content: '#storybook-root { display: none !important }' })
  })
  expect(failures).toEqual([expect.stringContaining('Unable to find')])
})

it('focuses a dialog that opens while its story is slow to prepare', async () => {
  expect(await failuresOf('components-dialog--confirm', ({ page }) => page.evaluate(prepareSlowly))).toEqual([])
})

it('finds that everything is four pixels further', () => {
  expect(differing(changed.get(shift))).toEqual(stories)
})
