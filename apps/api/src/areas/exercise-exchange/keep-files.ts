import { rm, writeFile } from 'node:fs/promises'
import { noteOf } from '@the-house/domain/server'
import type { FileKind } from '@the-house/domain'
import { budgets, type KeptBudget } from '../../reading/budget.ts'
import { BadPackage } from '../../reading/package-fault.ts'
import { extensionOf } from '../../files/sniff-file-type.ts'
import type { Checked } from './check.ts'
import type { Found, FoundFile, FoundSlot } from './question.ts'

/** A file of an exercise, written to the disk in the thread for the main one to store. */
export interface KeptFile {
  path: string
  name: string
  slot: FoundSlot
  /** The index of its exercise in the report. */
  row: number
}

const kinds = { IMAGE: 'image', AUDIO: 'audio', VIDEO: 'video', PDF: 'pdf' } as const satisfies Record<string, FileKind>

/** The content of a file; undefined where it is damaged. */
const contentOf = ({ read }: FoundFile): Promise<Buffer | undefined> =>
  read().catch((error: unknown) => {
    if (error instanceof BadPackage) return undefined
    throw error
  })

/** Writes a file beside the one that was sent; undefined where its content is not of its kind. */
async function keepFile({ kind, name }: FoundFile, content: Buffer, path: string): Promise<string | undefined> {
  await writeFile(path, content, { flag: 'wx', mode: 0o600 })
  if (await extensionOf(path, kinds[kind], name)) return path
  await rm(path)
  return undefined
}

const megabyte = 1024 * 1024

/** The index of a file that is not kept, whose place in a text is left out. */
const notKept = -1

const hasFiles = (found: Found | undefined) => (found?.files ?? []).length > 0

/**
 * Writes the files of the exercises that can be imported beside the imported file, with which they are deleted; their
 * bodies name them by index.
 * @param beside the path of the imported file
 * @throws BadPackage where they are more than is kept: exercises can name one file of a package again and again
 */
export async function keepFiles(
  found: readonly Found[],
  checked: readonly Checked[],
  beside: string,
  most: KeptBudget = budgets.keptFiles,
): Promise<{ checked: Checked[]; files: KeptFile[] }> {
  const files: KeptFile[] = []
  const done: Checked[] = []
  let [count, bytes] = [0, 0]
  for (const [row, one] of checked.entries()) {
    const slots: Record<string, number> = {}
    const pictures: Record<string, number> = {}
    const lost: string[] = []
    for (const file of one.body ? (found[row]?.files ?? []) : []) {
      const content = await contentOf(file)
      count += 1
      bytes += content?.length ?? 0
      if (count > most.count) throw new BadPackage('entries', String(most.count))
      if (bytes > most.bytes) throw new BadPackage('bytes', String(Math.floor(most.bytes / megabyte)))
      const path = content && (await keepFile(file, content, `${beside}-${files.length}`))
      const { slot, name, address = '' } = file
      if (path === undefined) lost.push(name)
      const index = path === undefined ? notKept : files.push({ path, name, slot, row }) - 1
      if (slot === 'text') pictures[address] = index
      else if (index !== notKept) slots[slot] = index
    }
    const told = lost.length > 0 ? [noteOf('files.lost', { line: one.row.line, what: lost.join(', ') })] : []
    done.push({
      row: { ...one.row, problems: [...one.row.problems, ...told] },
      body: one.body && (hasFiles(found[row]) ? { ...one.body, files: slots, pictures } : one.body),
    })
  }
  return { checked: done, files }
}
