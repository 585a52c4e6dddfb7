import { workerMessages } from './worker-messages.ts'

const takeOverMs = 4000

/** Browsers have workers on secure pages only, and not in some private windows. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker

/** The worker would answer a reload with the page of its own version; a page without one registers it anew. */
export async function dropWorker(): Promise<void> {
  const registration = await workers()?.getRegistration()
  await registration?.unregister()
}

/**
 * Takes the newer version: its worker replaces the present one in every tab, and this page reloads. A present worker
 * that is in the middle of an answer may hold its place for minutes: this page then goes on without it.
 */
export async function takeUpdate(): Promise<void> {
  const waiting = (await workers()?.getRegistration())?.waiting
  if (!waiting) {
    location.reload()
    return
  }
  const held = setTimeout(() => void dropWorker().finally(() => location.reload()), takeOverMs)
  workers()?.addEventListener(
    'controllerchange',
    () => {
      clearTimeout(held)
      location.reload()
    },
    { once: true },
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to name
  waiting.postMessage({ type: workerMessages.takeUpdate })
}
