import { leaveNote, notes, readNote } from './tab-notes.ts'

const answerLimitMs = 10_000
const betweenReloadsMs = 60_000

/** Whether the server has another version than the one that this page runs: each build's program has a name of its own. */
async function isOutdated(): Promise<boolean> {
  const program = document.querySelector('script[type=module]')?.getAttribute('src')
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(answerLimitMs) })
    const page = await answer.text()
    // What is not the portal at all, a hotel's sign-in page for one, is no newer version of it.
    return answer.ok && page.includes('id="root"') && !!program && !page.includes(program)
  } catch {
    return false
  }
}

/**
 * Whether a form holds what nobody else does. What React holds itself (answers, which the outbox keeps) is always its
 * field's default, too.
 */
function isHalfTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio], [type=checkbox]), textarea',
  )
  return Array.from(fields).some(({ value, defaultValue }) => value !== defaultValue)
}

/** By itself at most once a minute: two servers of different versions must not send a tab to and fro. */
function mayReload(): boolean {
  const now = Date.now()
  return now - Number(readNote(notes.renewed)) > betweenReloadsMs && leaveNote(notes.renewed, String(now))
}

/**
 * For when a part of the page is missing: goes to the server's newer version, at the address that was wanted, where
 * there is one and nothing is lost by it. Resolves only when this page stays: with whether a newer version waits.
 */
export async function renewPage(): Promise<boolean> {
  const outdated = await isOutdated()
  if (!outdated || isHalfTyped() || !mayReload()) return outdated
  location.reload()
  return new Promise(() => undefined)
}
