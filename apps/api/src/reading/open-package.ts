import { crc32 } from 'node:zlib'
import { fromBufferPromise, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl'
import { checkEntries, type NamedEntry, type PackageBudget } from './check-entries.ts'
import { BadPackage } from './package-fault.ts'

/** The files of a zip package, unpacked one by one into memory, never to a path that the package names. */
export interface Package {
  /** The names of its files. */
  names: readonly string[]
  has: (name: string) => boolean
  /** @throws BadPackage where the content is not what its entry says */
  read: (name: string) => Promise<Buffer>
}

const decodedName = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry) =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)

async function entriesOf(zip: ZipFile, most: number): Promise<NamedEntry[]> {
  if (zip.entryCount > most) throw new BadPackage('entries', String(most))
  const entries: NamedEntry[] = []
  for await (const entry of zip.eachEntry()) {
    entries.push({ name: decodedName(entry), entry })
    if (entries.length > most) throw new BadPackage('entries', String(most))
  }
  return entries
}

/** Reports what the zip library throws as damage; its words name bytes that no teacher knows. */
async function orDamaged<T>(work: Promise<T>, what: string | null = null): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof BadPackage ? error : new BadPackage('damaged', what)
  }
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  // The stream fails at the first byte that is more than its entry says.
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk))
  const content = Buffer.concat(chunks)
  if (crc32(content) !== entry.crc32) throw new BadPackage('damaged', null)
  return content
}

/**
 * Opens a zip package, refusing it whole where anything in it is not honest.
 * @throws BadPackage with the cause
 */
export async function openPackage(bytes: Buffer, budget: PackageBudget): Promise<Package> {
  const zip = await orDamaged(fromBufferPromise(bytes, { decodeStrings: false, lazyEntries: true, autoClose: false }))
  const entries = await orDamaged(entriesOf(zip, budget.entries))
  checkEntries(entries, budget)
  const files = new Map(entries.filter(({ name }) => !name.endsWith('/')).map(({ name, entry }) => [name, entry]))
  return {
    names: [...files.keys()],
    has: (name) => files.has(name),
    read: async (name) => {
      const entry = files.get(name)
      if (!entry) throw new BadPackage('damaged', name)
      return orDamaged(contentOf(zip, entry), name)
    },
  }
}
