import type { User } from '@the-house/domain'
import type { Cache } from 'swr'
import { previewedId } from '../device/previewed.ts'
import { workerMessages } from '../device/worker-messages.ts'
import { currentSession, subscribeSession } from '../session/session.ts'
import { createKeptCache } from './kept-cache.ts'
import { clearReads, loadReads, saveReads, type Owner } from './read-store.ts'

interface Opened {
  owner: Owner
  reads: Promise<ReadonlyMap<string, string>>
  /** One for the life of the page: what was read since is newer than what the device had. */
  cache?: Cache
}

let opened: Opened | null = null

const isSame = (one: Owner, other: Owner) => one.user === other.user && one.unit === other.unit
const ownerOf = ({ id, unity_id }: Pick<User, 'id' | 'unity_id'>): Owner => ({ user: id, unit: unity_id })

/** Loads what the device has kept for a user; a stable promise for `use`. A preview of a student's portal has nothing. */
export function keptReads(user: Pick<User, 'id' | 'unity_id'>): Promise<ReadonlyMap<string, string>> {
  const owner = ownerOf(user)
  if (opened === null || !isSame(opened.owner, owner)) {
    opened = { owner, reads: previewedId() === null ? loadReads(owner) : Promise.resolve(new Map()) }
  }
  return opened.reads
}

/** The cache of a user's reads, which writes to the device while that user is signed in. */
export function deviceCache(user: Pick<User, 'id' | 'unity_id'>, kept: ReadonlyMap<string, string>): Cache {
  const owner = ownerOf(user)
  const save = (reads: ReadonlyMap<string, string | null>) => {
    const present = currentSession().user
    if (present && isSame(ownerOf(present), owner) && previewedId() === null) void saveReads(owner, reads)
  }
  if (opened === null || !isSame(opened.owner, owner)) return createKeptCache({ kept, save })
  opened.cache ??= createKeptCache({ kept, save })
  return opened.cache
}

/** Deletes what the device keeps of reads, pictures and recordings; answers that wait are not among it. */
export async function forgetDevice(): Promise<void> {
  await clearReads()
  const registration = await navigator.serviceWorker?.getRegistration()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to name
  registration?.active?.postMessage({ type: workerMessages.forgetUser })
}

/** Deletes all that the device has kept of a user once they sign out or another one signs in, in this tab or another. */
export function forgetAtSignOut(): void {
  let user = currentSession().user?.id
  subscribeSession(() => {
    const now = currentSession().user?.id
    if (user !== undefined && now !== user) {
      opened = null
      void forgetDevice().catch(() => undefined)
    }
    user = now
  })
}
