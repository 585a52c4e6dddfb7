/**
 * The service worker: it caches files, never data. Kept data is the page's own (src/offline), by user and unit.
 */
import { clientsClaim } from 'workbox-core'
import { keepFormerFiles, precache } from './files.ts'
import { forgetMedia } from './media.ts'
import { workerMessages } from '../device/worker-messages.ts'
import './page.ts'
import { scope } from './scope.ts'

clientsClaim()

scope.addEventListener('install', (event) => void precache.install(event))
scope.addEventListener('activate', (event) =>
  event.waitUntil(keepFormerFiles().finally(() => precache.activate(event))),
)

const react: Record<string, () => Promise<void>> = {
  [workerMessages.takeUpdate]: () => scope.skipWaiting(),
  [workerMessages.forgetUser]: forgetMedia,
}

scope.addEventListener('message', (event) => {
  const { data } = event
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
  const work = typeof type === 'string' && Object.hasOwn(react, type) ? react[type] : undefined
  if (work) event.waitUntil(work())
})
