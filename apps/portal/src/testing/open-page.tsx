import { createI18n } from '@the-house/i18n'
import { rolesOf, type Profile } from '@the-house/domain'
import { act, render } from '@testing-library/react'
import { App } from '../app/app.tsx'
import { installErrorHandler } from '../app/error-handler.ts'
import { Providers } from '../app/providers.tsx'
import { syncSessionAcrossTabs } from '../session/session.ts'

/** A signed-in user, as the server sends one. */
export const userOf = (profile: Profile = 'STUDENT') => ({
  id: 7,
  name: 'Maria Silva',
  email: 'maria@thehouse.test',
  profile,
  admin: false,
  roles: rolesOf(profile, false),
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

/** Opens the portal at a path, in English. */
export async function openPage(address: string): Promise<void> {
  // Another file of the same worker may have installed its own; a new one suppresses no message of an earlier test.
  installErrorHandler()
  if (!synced) syncSessionAcrossTabs()
  synced = true
  tellTabs()
  await createI18n({ language: 'en' })
  history.replaceState(null, '', address)
  // A tour would cover the screen under test.
  localStorage.setItem('the-house.tours', 'false')
  // A suspended screen continues only inside an awaited act.
  await act(async () => {
    render(
      <Providers>
        <App />
      </Providers>,
    )
  })
}
