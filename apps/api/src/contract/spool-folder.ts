import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

const prefix = 'house-upload'
/** No upload takes as long: what is older and has no lock is an earlier version's. */
const longestMs = 3_600_000

/** The folders of this process by the directory that they are in. */
const own = new Map<string, string>()

function makeFolder(directory: string): string {
  const folder = mkdtempSync(join(directory, `${prefix}s-`))
  // Held until the process ends, however it does: the kernel releases it.
  if (!tryLock(openSync(join(folder, 'lock'), 'w', 0o600))) return makeFolder(directory)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The folder of this process for files that are being received. */
export function spoolFolder(): string {
  const directory = tmpdir()
  const known = own.get(directory)
  if (known !== undefined && existsSync(known)) return known
  const folder = makeFolder(directory)
  own.set(directory, folder)
  return folder
}

/** Whether a folder belongs to no process that still runs. */
async function isLeft(folder: string): Promise<boolean> {
  let lock: number
  try {
    lock = openSync(join(folder, 'lock'), 'r+')
  } catch {
    // Another user's, or one that is just being made.
    return stat(folder).then(
      ({ mtimeMs }) => Date.now() - mtimeMs > longestMs,
      () => false,
    )
  }
  try {
    return tryLock(lock)
  } finally {
    closeSync(lock)
  }
}

/**
 * Deletes what uploads to servers that were killed have left behind, and nothing of one that runs.
 * @param onFailed told of what cannot be deleted, such as another user's
 */
export async function sweepSpools(onFailed: (error: Error) => void): Promise<void> {
  const directory = tmpdir()
  for (const name of await readdir(directory)) {
    const folder = join(directory, name)
    if (!name.startsWith(prefix) || own.get(directory) === folder || !(await isLeft(folder))) continue
    await rm(folder, { recursive: true, force: true }).catch(onFailed)
  }
}
