import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The page of the built portal as it is on disk now, so that a new build needs no restart; null where it was never
 * built. While a build replaces it, the last one stands in.
 */
export function pageReader(root: string): () => Promise<string | null> {
  const file = join(root, 'index.html')
  let known: { version: string; html: string } | null = null
  return async () => {
    const found = await stat(file).catch(() => null)
    // A build on disk is a new file: its number tells two of the same moment and size apart.
    const version = found && `${found.ino} ${found.mtimeMs} ${found.size}`
    if (!version || version === known?.version) return known?.html ?? null
    const html = await readFile(file, 'utf8').catch(() => null)
    if (html !== null) known = { version, html }
    return known?.html ?? null
  }
}
