import { apiBase, trustedPolicies } from '@the-house/domain'
import { trustedScriptUrl } from '@the-house/hooks'
import { pageAtRest } from './page-rest.ts'
import { announceUpdate } from './version.ts'

const path = '/service-worker.js'
const ownWorker = trustedScriptUrl(trustedPolicies.serviceWorker, () => path)

const checkEveryMs = 60 * 60 * 1000

/** The files that the page has loaded before a worker saw its requests. */
function loadedFiles(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return files.filter((name) =>
    ['/assets/', `${apiBase}/files/`].some((path) => name.startsWith(location.origin + path)),
  )
}

/** Workbox caches what its routes would have answered. */
function cacheLoadedFiles({ controller }: ServiceWorkerContainer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to name
  controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } })
}

/** Calls back once a worker has cached its version. */
function whenInstalled(worker: ServiceWorker | null, installed: () => void): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') installed()
  })
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  let controlled = workers.controller !== null
  /** The first worker replaces no version. */
  const announce = () => {
    if (controlled) announceUpdate()
  }
  workers.addEventListener('controllerchange', () => {
    // Another tab has taken a newer version.
    announce()
    controlled = true
    cacheLoadedFiles(workers)
  })
  // A worker of the page before may have taken over while this one loaded.
  cacheLoadedFiles(workers)
  const registration = await workers.register(ownWorker(path))
  if (registration.waiting) announce()
  whenInstalled(registration.installing, announce)
  registration.addEventListener('updatefound', () => whenInstalled(registration.installing, announce))
  // A tab may stay open for days; browsers look for an update on navigations only.
  let checked = Date.now()
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checked < checkEveryMs) return
    checked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/**
 * Registers the service worker once the page is at rest: its files must not compete with the first exercise. A browser
 * that has none or refuses it shows the portal as before.
 */
export async function registerWorker(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers || import.meta.env.DEV) return
  await pageAtRest()
  await register(workers).catch(() => undefined)
}
