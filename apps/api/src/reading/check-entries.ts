import { validateFileName, type Entry } from 'yauzl'
import { BadPackage } from './package-fault.ts'

/** How much of a package is read; all of it is known before the first entry is unpacked. */
export interface PackageBudget {
  /** Entries, directories among them. */
  entries: number
  /** Bytes of all entries, unpacked. */
  bytes: number
  /** How many times as large an entry of more than a megabyte may become. */
  ratio: number
}

/** An entry with its decoded name. */
export interface NamedEntry {
  name: string
  entry: Entry
}

const megabyte = 1024 * 1024

/** The part of the attributes by which Unix tells files, directories and links apart. */
const kindMask = 0o170000
/** No kind, a directory, and a file. */
const plainKinds = new Set([0, 0o040000, 0o100000])

const encryptedFlags = 0x1 | 0x40 | 0x2000
/** Stored, and deflated. */
const methods = new Set([0, 8])
/** The least that stands before the content of an entry. */
const headerBytes = 30

const control = /\p{Cc}/u

function checkEntry({ name, entry }: NamedEntry, { ratio }: PackageBudget): void {
  const { externalFileAttributes, generalPurposeBitFlag, compressionMethod, compressedSize, uncompressedSize } = entry
  if (name === '' || control.test(name) || validateFileName(name) !== null) throw new BadPackage('path', name)
  if (!plainKinds.has((externalFileAttributes >>> 16) & kindMask)) throw new BadPackage('link', name)
  if ((generalPurposeBitFlag & encryptedFlags) !== 0) throw new BadPackage('encrypted', name)
  if (!methods.has(compressionMethod)) throw new BadPackage('method', name)
  if (uncompressedSize > megabyte && uncompressedSize > compressedSize * ratio) throw new BadPackage('bomb', name)
}

/** Two names that one file system or another takes for the same. */
const folded = (name: string) => name.normalize('NFC').toLowerCase().replace(/\/$/, '')

/** Refuses entries that share their bytes: by that, a small package unpacks to any size. */
function checkOverlap(entries: readonly NamedEntry[]): void {
  const ordered = entries.toSorted(
    (one, other) => one.entry.relativeOffsetOfLocalHeader - other.entry.relativeOffsetOfLocalHeader,
  )
  let end = 0
  for (const { name, entry } of ordered) {
    if (entry.relativeOffsetOfLocalHeader < end) throw new BadPackage('bomb', name)
    end = entry.relativeOffsetOfLocalHeader + headerBytes + entry.fileNameRaw.length + entry.compressedSize
  }
}

/**
 * Checks the directory of a package as a whole, before anything of it is unpacked.
 * @throws BadPackage at the first entry that no honest package has
 */
export function checkEntries(entries: readonly NamedEntry[], budget: PackageBudget): void {
  const names = new Set<string>()
  let bytes = 0
  for (const one of entries) {
    checkEntry(one, budget)
    const name = folded(one.name)
    if (names.has(name)) throw new BadPackage('twice', one.name)
    names.add(name)
    bytes += one.entry.uncompressedSize
    if (bytes > budget.bytes) throw new BadPackage('bytes', String(Math.floor(budget.bytes / megabyte)))
  }
  checkOverlap(entries)
}
