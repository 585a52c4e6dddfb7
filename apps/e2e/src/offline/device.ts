import { expect, type Page } from '@playwright/test'

/** Waits until the worker has cached the portal and answers this page's requests. */
export async function workerReady(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 120_000,
  })
}

/** Evicts files from every cache of the device. */
export const evict = (page: Page, files: RegExp): Promise<void> =>
  page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (new RegExp(pattern).test(request.url)) await cache.delete(request)
    }
  }, files.source)

/** The addresses of the reads that the device keeps. */
export const keptReads = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('the-house')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no store')))
        opening.addEventListener('success', () => {
          const db = opening.result
          if (!db.objectStoreNames.contains('reads')) {
            db.close()
            resolve([])
            return
          }
          const keys = db.transaction('reads').objectStore('reads').getAllKeys()
          keys.addEventListener('success', () => {
            db.close()
            resolve(keys.result.flatMap((key) => (Array.isArray(key) && typeof key[2] === 'string' ? key[2] : [])))
          })
        })
      }),
  )

/** Waits until a read is on the device. */
export const expectKept = (page: Page, address: RegExp) =>
  expect.poll(async () => (await keptReads(page)).some((key) => address.test(key))).toBe(true)

/** The paths of the pictures and recordings that the device keeps. */
export const keptMedia = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('the-house.media'))) return []
    const requests = await (await caches.open('the-house.media')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

function kindOf(path: string, method: string): 'save' | 'check' | 'finish' | null {
  if (/\/answer_\w+$/.test(path)) return 'save'
  if (path.endsWith('/exercises_finish')) return 'finish'
  return method === 'PUT' && /\/chapters\/\d+$/.test(path) ? 'check' : null
}

/** Counts what the server has confirmed to this page: saved answers, checks and ends, by what was sent. */
export function confirmed(page: Page): Map<string, number> {
  const counts = new Map<string, number>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const kind = kindOf(pathname, response.request().method())
    if (kind === null || !response.ok()) return
    const body: unknown = response.request().postDataJSON()
    const id = typeof body === 'object' && body !== null && 'exercise_id' in body ? Number(body.exercise_id) : 0
    const name = kind === 'finish' ? kind : `${kind} ${id}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  })
  return counts
}
