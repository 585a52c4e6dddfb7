import { dropWorker } from './take-update.ts'
import { writeTabItem, tabKeys, readTabItem } from './tab-storage.ts'

const answerLimitMs = 10_000
const betweenReloadsMs = 60_000

let newer = false
const listeners = new Set<() => void>()

/** Called once a newer version is on the device, or in use by another tab. */
export function announceUpdate(): void {
  newer = true
  for (const listener of listeners) listener()
}

/** Whether a newer version than this page's is ready. */
export const isUpdateReady = (): boolean => newer

export function subscribeUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the server has another build than this page: the entry file of each build has a name of its own. */
async function isOutdated(): Promise<boolean> {
  const program = document.querySelector('script[type=module]')?.getAttribute('src')
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(answerLimitMs) })
    const page = await answer.text()
    // A page that is not the portal, such as a captive portal's, is no newer build.
    return answer.ok && page.includes('id="root"') && !!program && !page.includes(program)
  } catch {
    return false
  }
}

/**
 * Whether a form has unsaved input. Controlled fields (answers, which the outbox saves) always equal their default
 * value, so they do not count.
 */
function isHalfTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio], [type=checkbox]), textarea',
  )
  return Array.from(fields).some(({ value, defaultValue }) => value !== defaultValue)
}

/** Limits automatic reloads to one a minute: two servers with different builds must not cause a reload loop. */
function mayReload(): boolean {
  const now = Date.now()
  return now - Number(readTabItem(tabKeys.renewed)) > betweenReloadsMs && writeTabItem(tabKeys.renewed, String(now))
}

/**
 * Called when a chunk is missing: reloads the page at the wanted URL where the server has a newer build and no input
 * would be lost.
 * @returns only if the page stays: whether a newer build is available
 */
export async function reloadIfOutdated(): Promise<boolean> {
  const outdated = await isOutdated()
  if (!outdated) return false
  await dropWorker()
  if (isHalfTyped() || !mayReload()) return true
  location.reload()
  return new Promise(() => undefined)
}
