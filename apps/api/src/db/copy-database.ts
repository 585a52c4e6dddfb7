import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Read last, when the files that it speaks of are copied. */
const controlFile = join('global', 'pg_control')
const logDirectory = 'pg_wal'
/** What PostgreSQL makes anew at each start. */
const isTemporary = (path: string) => /(?:^|[\\/])(?:postmaster\.pid|pgsql_tmp.*|pg_stat_tmp[\\/].*)$/.test(path)

/** A file that is dropped while the directory is copied is not needed: the log tells of it. */
async function copyIfThere(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

/** Copies the directory of a database except for its log; during an online backup, the database may be in use. */
export async function copyTables(source: string, target: string): Promise<void> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).slice(source.length + 1)
    if (entry.isDirectory()) await mkdir(join(target, path), { recursive: true, mode: 0o700 })
    else if (path !== controlFile && !path.startsWith(logDirectory) && !isTemporary(path)) {
      await mkdir(dirname(join(target, path)), { recursive: true, mode: 0o700 })
      await copyIfThere(join(source, path), join(target, path))
    }
  }
  await copyFile(join(source, controlFile), join(target, controlFile))
}

/** Copies the log from where the backup began, with the label that tells PostgreSQL to read it. */
export async function copyLog(source: string, target: string, label: string): Promise<void> {
  const [, first] = /\(file ([0-9A-F]{24})\)/.exec(label) ?? []
  if (!first) throw new Error('The server gave no label of a backup.')
  for (const name of await readdir(join(source, logDirectory)))
    if (/^[0-9A-F]{24}$/.test(name) && name >= first)
      await copyFile(join(source, logDirectory, name), join(target, logDirectory, name))
  await writeFile(join(target, 'backup_label'), label)
}
