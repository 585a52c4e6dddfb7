import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syncDirectory, syncTree } from '../../db/durable-files.ts'
import { lockDirectory } from '../../db/lock.ts'
import { Refusal } from '../refusal.ts'
import { texts } from './texts.ts'

/** Whether nothing is there, or an empty directory. */
export const isFree = (directory: string): boolean => !existsSync(directory) || readdirSync(directory).length === 0

/**
 * Fills a directory that gets its name at the end, so that half of it is never taken for the whole; what an interrupted
 * run has left is begun anew. The directory is its owner's alone.
 */
export async function fillDirectory<T>(directory: string, fill: (partial: string) => Promise<T>): Promise<T> {
  if (!isFree(directory)) throw new Refusal(texts.targetThere(directory))
  const partial = `${directory}.partial`
  mkdirSync(partial, { recursive: true, mode: 0o700 })
  const unlock = lockDirectory(partial)
  try {
    for (const name of readdirSync(partial)) if (name !== 'lock') rmSync(join(partial, name), { recursive: true })
    const result = await fill(partial)
    rmSync(join(partial, 'lock'))
    syncTree(partial)
    if (existsSync(directory)) rmdirSync(directory)
    renameSync(partial, directory)
    syncDirectory(dirname(directory))
    return result
  } finally {
    unlock()
  }
}
