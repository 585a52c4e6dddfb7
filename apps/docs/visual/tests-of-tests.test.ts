import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from '@playwright/test'
import { launch } from './browser.ts'
import { isSame } from './compare.ts'
import { drawStories, type DrawOptions } from './draw.ts'
import { looks } from './looks.ts'
import { paintedWith } from './painted.ts'
import { developed } from './pictures.ts'
import type { Raster } from './raster.ts'
import { serve, storiesOf, type Site } from './site.ts'

const minutes = 60_000
const parts = ['button', 'alert', 'switchfield', 'archiverow', 'pagination', 'chip']
const stories = storiesOf(parts.map((part) => `components-${part}-`)).map(({ id }) => id)
const day = looks.filter(({ name }) => name === 'desktop-light')

let site: Site
let browser: Browser
let approved: Map<string, Raster>

const tokens = ['accent', 'right', 'wrong-subtle', 'border-strong']
const variableOf = (token: string) => `--house-colors-${token}`
let painted: Map<string, string[]>

/** The stories by day, as a browser draws them. */
async function drawn(by: Browser, prepare?: DrawOptions['prepare']): Promise<Map<string, Raster>> {
  const rasters = new Map<string, Raster>()
  const { address } = site
  await drawStories({
    browser: by,
    address,
    stories,
    wanted: day,
    ...(prepare && { prepare }),
    onStory: async (story, drawn) => {
      const [photograph] = 'photographs' in drawn ? drawn.photographs.values() : []
      if (photograph) rasters.set(story, await developed(photograph))
    },
  })
  return rasters
}

const differing = (now: Map<string, Raster>) =>
  stories.filter((story) => {
    const [before, after] = [approved.get(story), now.get(story)]
    return !before || !after || !isSame(before, after)
  })

beforeAll(async () => {
  site = await serve()
  browser = await launch()
  approved = await drawn(browser)
  painted = await paintedWith({ browser, address: site.address, stories, variables: tokens.map(variableOf) })
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
    const now = await drawn(other)
    await other.close()
    expect(differing(now)).toEqual([])
  },
  5 * minutes,
)

it.each(tokens)(
  'finds a change of the colour %s in the stories that use it, and in no others',
  async (token) => {
    const variable = variableOf(token)
    const using = painted.get(variable) ?? []
    const now = await drawn(browser, async ({ page }) => {
      await page.addStyleTag({ content: `:root, :root.light, :root.dark { ${variable}: #00b7ff !important }` })
    })
    expect(using.length).toBeGreaterThan(0)
    expect(using.length).toBeLessThan(stories.length)
    expect(differing(now)).toEqual(using)
  },
  5 * minutes,
)

it('draws no story whose play fails', async () => {
  const failures: string[] = []
  const { address } = site
  await drawStories({
    browser,
    address,
    stories: ['components-pagination--in-the-middle'],
    wanted: day,
    prepare: async ({ page }) => {
      await page.addStyleTag({ content: '#storybook-root { display: none !important }' })
    },
    onStory: async (_story, drawn) => {
      if ('failure' in drawn) failures.push(drawn.failure)
    },
  })
  expect(failures).toEqual([expect.stringContaining('Unable to find')])
})

it(
  'finds that everything is four pixels further',
  async () => {
    const now = await drawn(browser, async ({ page }) => {
      await page.addStyleTag({ content: '#storybook-root > * > * { transform: translateX(4px) }' })
    })
    expect(differing(now)).toEqual(stories)
  },
  5 * minutes,
)
