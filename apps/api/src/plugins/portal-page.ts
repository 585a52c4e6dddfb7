import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns a reader of a built file that reloads it after a new build, so that no restart is needed; null where it was
 * never built. While a build replaces the file, the previous one is served.
 */
function fileReader(file: string): () => Promise<string | null> {
  let known: { version: string; text: string } | null = null
  return async () => {
    const found = await stat(file).catch(() => null)
    // A build writes a new file: its inode tells two builds with the same time and size apart.
    const version = found && `${found.ino} ${found.mtimeMs} ${found.size}`
    if (!version || version === known?.version) return known?.text ?? null
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text !== null) known = { version, text }
    return known?.text ?? null
  }
}

/** The files of pages that were rendered at build, by path pattern. */
function pagesIn(text: string | null): [string, unknown][] {
  try {
    const pages: unknown = JSON.parse(text ?? '{}')
    return Object.entries(pages ?? {})
  } catch {
    // A build is just writing it: the page of all paths is served.
    return []
  }
}

const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path)

/**
 * Returns a reader of the built portal's page at an address: the one that was rendered for its path at build, else
 * the page of all paths; null where the portal was never built.
 */
export function pageReader(root: string): (url: string) => Promise<string | null> {
  const readers = new Map<string, () => Promise<string | null>>()
  const read = (file: string) => {
    const reader = readers.get(file) ?? fileReader(join(root, file))
    readers.set(file, reader)
    return reader()
  }
  return async (url) => {
    // What stands behind the path (an e-mail to fill in) is known to the program alone.
    const pages = url.includes('?') ? [] : pagesIn(await read('pages/pages.json'))
    const [, file] = pages.find(([pattern]) => matches(pattern, url)) ?? []
    return (typeof file === 'string' ? await read(file) : null) ?? read('index.html')
  }
}
