import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url))

/**
 * Copies the migrations to a directory without those from a number on.
 * @returns the folder of the copy
 */
export function migrationsBefore(number: number, directory: string): string {
  const folder = join(directory, 'migrations')
  cpSync(migrations, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal: { entries: { idx: number }[] } = JSON.parse(readFileSync(file, 'utf8'))
  const entries = journal.entries.filter(({ idx }) => idx < number)
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return folder
}
