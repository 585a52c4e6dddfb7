import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns a reader of the built portal's page that reloads it after a new build, so that no restart is needed; null
 * where the portal was never built. While a build replaces the file, the previous page is served.
 */
export function pageReader(root: string): () => Promise<string | null> {
  const file = join(root, 'index.html')
  let known: { version: string; html: string } | null = null
  return async () => {
    const found = await stat(file).catch(() => null)
    // A build writes a new file: its inode tells two builds with the same time and size apart.
    const version = found && `${found.ino} ${found.mtimeMs} ${found.size}`
    if (!version || version === known?.version) return known?.html ?? null
    const html = await readFile(file, 'utf8').catch(() => null)
    if (html !== null) known = { version, html }
    return known?.html ?? null
  }
}
