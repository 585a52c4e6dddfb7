import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { startEmbedded, startInDirectory } from '../../db/client.ts'
import { copyRunning } from '../../db/control.ts'
import { lockDirectory } from '../../db/lock.ts'
import { embeddedSession, serverSession, type Session } from '../../db/session.ts'
import { Refusal } from '../refusal.ts'
import { texts } from './texts.ts'

/** Locks a data directory; undefined where another process has it. */
export function tryLock(directory: string): (() => void) | undefined {
  try {
    return lockDirectory(directory)
  } catch {
    // The message of the lock asks to stop the other process, which is one way of several.
    return undefined
  }
}

/** Opens the embedded database of a directory that is locked. */
export async function openStopped(directory: string, unlock: () => void): Promise<Session> {
  const session = embeddedSession(await startInDirectory(join(directory, 'database')))
  return { ...session, close: () => session.close().finally(unlock) }
}

/** Opens a copy of the embedded database that a running server has, in a directory for it. */
async function openCopy(directory: string, copy: string): Promise<Session> {
  await mkdir(copy, { recursive: true, mode: 0o700 })
  if (!(await copyRunning(directory, copy))) throw new Refusal(texts.noServer(directory))
  const session = embeddedSession(await startEmbedded({ dataDir: copy }))
  return { ...session, close: () => session.close().finally(() => rm(copy, { recursive: true })) }
}

/**
 * Opens the school's database for reading, without migrating it.
 * @param copy where the database of a running server is copied, until the session is closed
 */
export async function openSource({ DATABASE_URL, DATA_DIR }: Config, copy: string): Promise<Session> {
  if (DATABASE_URL) return serverSession(DATABASE_URL)
  if (!existsSync(join(DATA_DIR, 'database'))) throw new Refusal(texts.nothingThere(DATA_DIR))
  const unlock = tryLock(DATA_DIR)
  return unlock ? openStopped(DATA_DIR, unlock) : openCopy(DATA_DIR, copy)
}
