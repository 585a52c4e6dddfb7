import { limits } from '@the-house/domain'

/** A preload failed before the browser started the import, so that the import can be retried. */
export class PreloadError extends TypeError {}

/** The loaded and pending files by URL. */
const arrivals = new Map<string, Promise<void>>()

const nonce = () => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

/** Fetches a whole script into the browser's cache, where the import finds it. */
async function fetchProgram(href: string): Promise<void> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(limits.chunkTimeoutMs) })
  // A captive portal answers 200 with its own HTML.
  if (!answer.ok || !answer.headers.get('content-type')?.includes('javascript')) throw new Error('not a program')
  await answer.arrayBuffer()
}

function applyStyles(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.nonce = nonce()
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('no styles'))
    })
    document.head.append(link)
  })
}

/** Whether the page has a link to the file already: it may have preloaded it before its program ran. */
const isNamed = (href: string) =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[href]')).some((link) => link.href === href)

/** Preloads a file once; rejects with the error message of a failed import. */
async function bring(href: string): Promise<void> {
  if (isNamed(href)) return
  try {
    await (href.endsWith('.css') ? applyStyles : fetchProgram)(href)
  } catch (cause) {
    // Forget the failed request, so that a retry fetches again.
    arrivals.delete(href)
    throw new PreloadError(`import of ${href}`, { cause })
  }
}

function arrive(file: string): Promise<void> {
  const { href } = new URL(`/${file}`, location.origin)
  const arrival = arrivals.get(href) ?? bring(href)
  arrivals.set(href, arrival)
  return arrival
}

/**
 * Imports a chunk once all of its files are preloaded. Many browsers cache a failed import for the life of the page; an
 * import that never started is not cached, and a retry can succeed.
 *
 * @param load imports the chunk
 * @param files its files by path, as listed by the build
 * @throws {PreloadError} when a file is missing or the connection breaks
 */
export async function importPreloaded<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(arrive))
  return load()
}
