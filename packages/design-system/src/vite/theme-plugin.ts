import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SystemContext } from '@chakra-ui/react/styled-system'
import { runnerImport, type Plugin } from 'vite'
import { tokenReferences } from '../theme/token-references.ts'
import { globalCss } from './global-css.ts'
import { staticCss, type WrittenRecipe } from './static-css.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const file = (path: string) => `${source}theme/${path}`

/** The files of recipes whose styles are written at build. */
const recipeFiles = globSync('**/*-recipe.ts', { cwd: source })
  .map((path) => source + path)
  .filter((path) => readFileSync(path, 'utf8').includes('staticSlotRecipe('))

type Recipes = Record<string, { recipe?: WrittenRecipe }>

/** Reads a source file as it is now: in development anew, with all that it imports. */
type Read = <Module>(path: string) => Promise<Module>

const readTheme = async (read: Read): Promise<SystemContext> =>
  (await read<{ fullSystem: SystemContext }>(file('full-system.ts'))).fullSystem

const recipesIn = async (read: Read, path: string): Promise<[string, WrittenRecipe][]> =>
  Object.entries(await read<Recipes>(path)).flatMap(([name, { recipe }]) => (recipe ? [[name, recipe]] : []))

async function styleSheet(read: Read): Promise<string> {
  const system = await readTheme(read)
  const recipes = await Promise.all(recipeFiles.map((path) => recipesIn(read, path)))
  return globalCss(system) + recipes.flatMap((found) => found.map(([, recipe]) => staticCss(system, recipe))).join('')
}

/** A recipe without its styles, which stand in the style sheet. */
async function classes(read: Read, path: string): Promise<string> {
  const lines = (await recipesIn(read, path)).map(
    ([name, { name: own, slots, config }]) =>
      `export const ${name} = staticClasses(${JSON.stringify(own)}, ${JSON.stringify(slots)}, ${JSON.stringify(config.defaultVariants ?? {})})`,
  )
  return [`import { staticClasses } from ${JSON.stringify(file('static-classes.ts'))}`, ...lines].join('\n')
}

const tokens = async (read: Read): Promise<string> =>
  `export const writtenTokens = ${JSON.stringify(tokenReferences(await readTheme(read)))}`

const chakraFile = (path: string) => fileURLToPath(new URL(path, import.meta.resolve('@chakra-ui/react')))
const shim = (name: string) => JSON.stringify(`${source}shims/${name}.ts`)

/** What stands in the place of modules of Chakra that would cost a phone too much at its start. */
const inChakra = {
  [chakraFile('utils/memo.js')]: `export { memo } from ${shim('memo')}`,
  [chakraFile('styled-system/css.js')]: [
    `import { createCssFn as create } from ${shim('css-fn')}`,
    `import { sortAtRules } from './sort-at-rules.js'`,
    `export const createCssFn = (context) => create(context, sortAtRules)`,
  ].join('\n'),
}

/** What is written in the place of each file. */
const written: Record<string, (read: Read) => Promise<string>> = {
  [file('system.css')]: styleSheet,
  [file('written-tokens.ts')]: tokens,
  ...Object.fromEntries(Object.entries(inChakra).map(([path, code]) => [path, async () => code])),
  ...Object.fromEntries(recipeFiles.map((path) => [path, (read: Read) => classes(read, path)])),
}

/**
 * Writes the theme's global styles, the styles of static recipes and the names of tokens at build, where they cost a
 * phone nothing at its start, and puts shims in the place of modules of Chakra.
 */
export const themePlugin: Plugin = {
  name: 'the-house:theme',
  async load(id) {
    const write = written[id.split('?', 1)[0] ?? '']
    if (!write) return undefined
    if (this.environment.mode === 'build') return write((path) => import(path))
    // In development, a change of a token or of a recipe writes them again.
    return write(async <Module>(path: string) => {
      const { module, dependencies } = await runnerImport<Module>(path)
      for (const dependency of dependencies) this.addWatchFile(dependency)
      return module
    })
  },
}
