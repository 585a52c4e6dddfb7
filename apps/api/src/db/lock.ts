import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

/**
 * Locks the data directory for this process, since two writers would destroy the embedded database. The kernel releases
 * the lock when the process ends, also after a crash.
 * @returns releases the lock
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const fd = openSync(join(directory, 'lock'), 'a+', 0o600)
  if (!tryLock(fd)) {
    closeSync(fd)
    throw new Error(`Another process is using ${directory}. Stop it first, or choose another DATA_DIR.`)
  }
  ftruncateSync(fd)
  writeSync(fd, `${process.pid}\n`)
  return () => closeSync(fd)
}
