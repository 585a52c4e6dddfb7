/**
 * The part of a service worker's global scope that this program uses: TypeScript's libraries of pages (dom) and of
 * workers (webworker) exclude each other in one program.
 */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
}

interface Window {
  /** The files of the build, which workbox-build writes in its place. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[]
}

interface ServiceWorkerGlobalScope extends EventTarget {
  readonly location: WorkerLocation
  skipWaiting: () => Promise<void>
  addEventListener: ((type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'message', listener: (event: ExtendableMessageEvent) => void) => void)
}
