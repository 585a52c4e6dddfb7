import { fileURLToPath } from 'node:url'
import { languages } from '@the-house/i18n/languages'
import { minifySync, runnerImport, type Plugin, type Rolldown } from 'vite'
import type { RouteRequests } from './src/app/first-requests/from-routes.ts'
import { startFirstRequests, type FirstRequests, type Table } from './src/app/first-requests/start-first-requests.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const source = fileURLToPath(new URL('src/app/first-requests/from-routes.ts', import.meta.url))

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((output) => output.type === 'chunk')

function chunkOf(bundle: Bundle, module: string): Chunk {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
  if (!found) throw new Error(`No file of the portal holds ${module}`)
  return found
}

/** A chunk and all of its static imports, recursively. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const imported of chunk.imports) withImports(bundle, imported, found)
  return found
}

/** Replaces names by their places in a list that grows. */
const placeIn = (list: string[]) => (name: string) => {
  if (!list.includes(name)) list.push(name)
  return list.indexOf(name)
}

/** Puts together the paths that ask for the same. */
function merged(rows: FirstRequests[]): FirstRequests[] {
  const byRequests = Map.groupBy(rows, ({ files, words, reads }) => JSON.stringify({ files, words, reads }))
  return Array.from(byRequests.values()).flatMap((same) =>
    same.slice(0, 1).map((row) => ({ ...row, paths: same.flatMap(({ paths }) => paths) })),
  )
}

/** Resolves modules and areas of the route table to the files of the build. */
function tableOf(bundle: Bundle, routes: { inside: RouteRequests[]; outside: RouteRequests[] }): Omit<Table, 'api'> {
  const first = new Set(
    chunksOf(bundle)
      .filter(({ isEntry }) => isEntry)
      .flatMap(({ fileName }) => Array.from(withImports(bundle, fileName))),
  )
  const files: string[] = []
  const [main] = languages
  const words: string[] = []
  const chunkOfWords = (language: string) => (name: string) =>
    chunkOf(bundle, name.replace(`/${main}/`, `/${language}/`)).fileName
  const resolve = ({ paths, modules, areas, reads }: RouteRequests): FirstRequests => {
    const needed = modules.flatMap((module) => Array.from(withImports(bundle, chunkOf(bundle, module).fileName)))
    const texts = areas.map((area) => `i18n/locales/${main}/${area}.json`)
    return {
      paths,
      files: Array.from(new Set(needed.filter((file) => !first.has(file)).map(placeIn(files)))),
      words: Array.from(new Set(texts.map((name) => placeIn(words)(chunkOfWords(main)(name))))),
      reads,
    }
  }
  const inside = routes.inside.map(resolve)
  const outside = routes.outside.map(resolve)
  const inLanguage = (language: string) =>
    words.map((file) => {
      const chunk = bundle[file]
      const [module = ''] = chunk?.type === 'chunk' ? chunk.moduleIds : []
      return chunkOfWords(language)(module.slice(module.indexOf('i18n/locales/')))
    })
  return {
    files,
    words: Object.fromEntries(languages.map((language) => [language, inLanguage(language)])),
    inside: merged(inside),
    outside: merged(outside),
  }
}

/** Writes into the page what it asks for before its program runs: the files and the first reads of each route. */
export function firstRequestsPlugin(nonce: string): Plugin {
  let api = ''
  return {
    name: 'first-requests',
    apply: 'build',
    configResolved: ({ env }) => {
      api = String(env['VITE_API_URL'] ?? '')
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { module } = await runnerImport<typeof import('./src/app/first-requests/from-routes.ts')>(source, {
          configFile: false,
          logLevel: 'error',
        })
        const table = JSON.stringify({ ...tableOf(bundle, module), api } satisfies Table)
        const { code } = minifySync('first-requests.js', `(${String(startFirstRequests)})(${table})`)
        // Before all else, so that nothing waits for it.
        return html.replace('<head>', () => `<head><script nonce="${nonce}">${code}</script>`)
      },
    },
  }
}
