import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'

const docs = fileURLToPath(new URL('..', import.meta.url))
const built = join(docs, 'storybook-static')

interface Entry {
  id: string
  title: string
  name: string
  type: string
  /** Its file, relative to this folder. */
  importPath: string
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'id' in value && 'type' in value && 'title' in value && 'name' in value

function entries(): Entry[] {
  const file = join(built, 'index.json')
  if (!existsSync(file)) throw new Error('The docs are not built: run `npm run docs:build` first.')
  const index: { entries: object } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(index.entries).filter(isEntry)
}

/** The stories of the built docs whose id or title contains one of the words; all without words. */
export const storiesOf = (words: readonly string[]): Entry[] =>
  entries()
    .filter(({ type }) => type === 'story')
    .filter(
      ({ id, title }) => words.length === 0 || words.some((word) => `${id} ${title}`.toLowerCase().includes(word)),
    )

/** The URLs of the docs pages that show stories in iframes. */
export const pagesWithFrames = (): string[] =>
  entries()
    .filter(
      ({ type, importPath }) => type === 'docs' && /inline: false/.test(readFileSync(join(docs, importPath), 'utf8')),
    )
    .map(({ id }) => id)

export interface Site {
  address: string
  close: () => Promise<void>
}

/** Serves a folder on a free port of localhost. */
export async function serve(folder: string = built, port = 0): Promise<Site> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: docs,
    build: { outDir: folder },
    preview: {
      host: '127.0.0.1',
      port,
      strictPort: port !== 0,
      open: false,
      // A free port is a new origin, where a browser can meet nothing of an earlier build.
      headers: port === 0 ? { 'cache-control': 'max-age=3600' } : {},
    },
  })
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('The docs could not be served.')
  return { address: address.replace(/\/$/, ''), close: () => server.close() }
}
