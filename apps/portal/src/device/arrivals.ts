import { limits } from '@the-house/domain'

/** A file did not come, and the browser knows of no import that needed it: it can be asked for again. */
export class NotArrived extends TypeError {}

/** What has come or is on its way, by address. */
const arrivals = new Map<string, Promise<void>>()

const nonce = () => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

/** Keeps a program's file where the browser's import will find it, whole. */
async function fetchProgram(href: string): Promise<void> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(limits.chunkTimeoutMs) })
  // A hotel's sign-in page comes in good order, too.
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

/** The page itself may have asked for it before its program ran. */
const isNamed = (href: string) =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[href]')).some((link) => link.href === href)

/** Asks for a file; fails in the words of an import. */
async function bring(href: string): Promise<void> {
  if (isNamed(href)) return
  try {
    await (href.endsWith('.css') ? applyStyles : fetchProgram)(href)
  } catch (cause) {
    // The next try asks again.
    arrivals.delete(href)
    throw new NotArrived(`import of ${href}`, { cause })
  }
}

function arrive(file: string): Promise<void> {
  const { href } = new URL(`/${file}`, location.origin)
  const arrival = arrivals.get(href) ?? bring(href)
  arrivals.set(href, arrival)
  return arrival
}

/**
 * Imports a part of the page once all of its files have come. Many browsers remember an import that failed for as long
 * as the page lives; of one that was never begun they remember nothing, and a second try can succeed.
 *
 * @param load imports the part
 * @param files what it consists of, by path, as the build has found out
 * @throws {NotArrived} when a file is missing or the connection breaks
 */
export async function importArrived<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(arrive))
  return load()
}
