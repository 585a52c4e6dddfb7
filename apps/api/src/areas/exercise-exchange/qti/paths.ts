/**
 * Resolves an address in a file of a package, as `../media/cat.png`, to the name of another of its files; undefined
 * where it leads out of the package.
 */
export function resolvePath(from: string, address: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) return undefined
  const [path = ''] = address.split(/[?#]/)
  const parts = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of decoded(path).split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined
    } else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/') || undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A percent sign that encodes nothing belongs to the name.
    return path
  }
}
