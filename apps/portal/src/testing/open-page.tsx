import { createI18n, loadAreas, type Area } from '@the-house/i18n'
import { rolesOf, type Profile } from '@the-house/domain'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { App } from '../app/app.tsx'
import { installErrorHandler } from '../app/error-handler.ts'
import { prefetchPath } from '../app/prefetch.ts'
import { Providers } from '../app/providers.tsx'
import { prefetchStaffMenu } from '../app/shell/menu-groups.tsx'
import { syncSessionAcrossTabs } from '../session/session.ts'

/** A signed-in user, as the server sends one. */
export const userOf = (profile: Profile = 'STUDENT') => ({
  id: 7,
  name: 'Maria Silva',
  email: 'maria@thehouse.test',
  profile,
  admin: false,
  roles: rolesOf({ profile, admin: false }),
  unity: { id: 1, name: 'Centro', time_zone: 'America/Sao_Paulo' },
  unity_id: 1,
  tribe: null,
  dollars: 120,
  chapter: 3,
  chapter_number: 3,
  house_stage: 3,
  book_id: 1,
  speaking: 1,
  speaking_in_progress: null,
})

/** Dispatches the storage event of another tab: the session is read again. */
function tellTabs(): void {
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

export function signedInAs(profile: Profile = 'STUDENT'): void {
  localStorage.setItem('the-house.token', 'a token')
  localStorage.setItem('the-house.user', JSON.stringify(userOf(profile)))
  tellTabs()
}

export function signedOut(): void {
  localStorage.removeItem('the-house.token')
  localStorage.removeItem('the-house.user')
  tellTabs()
}

let synced = false

/** Prepares session, messages and texts of a test, in English. */
async function prepare(address: string): Promise<void> {
  // Another file of the same worker may have installed its own; a new one suppresses no message of an earlier test.
  installErrorHandler()
  if (!synced) syncSessionAcrossTabs()
  synced = true
  tellTabs()
  await createI18n({ language: 'en' })
  history.replaceState(null, '', address)
  // A tour would cover the screen under test.
  localStorage.setItem('the-house.tours', 'false')
}

// A suspended screen continues only inside an awaited act.
const renderIn = (content: ReactNode) =>
  act(async () => {
    render(<Providers>{content}</Providers>)
  })

/** Opens the portal at a path, in English. */
export async function openPage(address: string): Promise<void> {
  await prepare(address)
  // The first test of a worker imports the screen and the menu of staff: on a slow machine that takes longer than a query may wait.
  await Promise.all([prefetchPath(location.pathname), prefetchStaffMenu()])
  await renderIn(<App />)
}

/** Shows a part of a screen by itself, in English, with texts of these areas. */
export async function openPart(part: ReactNode, ...areas: Area[]): Promise<void> {
  await prepare('/')
  await loadAreas(...areas)
  await renderIn(<SWRConfig value={{ provider: () => new Map() }}>{part}</SWRConfig>)
}
