import { join } from 'node:path'
import type { Plugin } from 'vite'
import { openLine, savedCatalogue, type SavedCatalogue } from './saved-catalogue.ts'

const root = join(import.meta.dirname, '../../../..')
const catalogue = /\/i18n\/locales\/([\w-]+)\/([\w-]+)\.json$/
const openable = /^packages\/i18n\/locales\/[\w-]+\/[\w-]+\.json$/

/** Whether a file is complete JSON, and not still being written. */
function isWhole(source: string): boolean {
  try {
    return typeof JSON.parse(source) === 'object'
  } catch {
    return false
  }
}

/** For development: hot-reloads a saved catalogue, and opens the line of a text in the editor. */
export const catalogueServer: Plugin = {
  name: 'the-house:catalogues',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _answer, next) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
      const file = searchParams.get('file') ?? ''
      // Vite would open any file; only lines of catalogues are allowed here.
      if (pathname === openLine && openable.test(file)) {
        const place = `${join(root, file)}:${Number(searchParams.get('line'))}:1`
        request.url = `/__open-in-editor?file=${encodeURIComponent(place)}`
      }
      next()
    })
  },
  async hotUpdate({ file, read }) {
    const [, language, area] = catalogue.exec(file) ?? []
    if (!language || !area) return undefined
    const source = await read()
    if (!isWhole(source)) return undefined
    const saved: SavedCatalogue = { language, area, source }
    this.environment.hot.send(savedCatalogue, saved)
    return []
  },
}
