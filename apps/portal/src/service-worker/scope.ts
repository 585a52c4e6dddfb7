/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: the global of a worker is typed as that of a page, and Workbox's classes as if undefined were a callback */
import type { WorkboxPlugin } from 'workbox-core'

/** The global scope of the service worker. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope

/** Types a plugin of Workbox: its classes do not fit its own interface under exact optional property types. */
export const plugin = (made: object): WorkboxPlugin => made
