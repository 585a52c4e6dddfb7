import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** Builds a zip package of files. */
export async function zipOf(files: Readonly<Record<string, string | Buffer>>, mode = 0o100644): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { mode })
  zip.end()
  return buffer(zip.outputStream)
}

/** Renames an entry of a package, where no honest tool would: both names have the same length. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  if (Buffer.byteLength(from) !== Buffer.byteLength(to)) throw new Error('The names have another length.')
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Where the directory of a package has its first entry. */
export const centralDirectoryAt = (zip: Buffer): number => zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))

/** Writes a number into the first entry of the directory of a package, at a place of the zip format. */
export function patched(zip: Buffer, place: number, value: number, bytes: 2 | 4): Buffer {
  const copy = Buffer.from(zip)
  const at = centralDirectoryAt(zip) + place
  if (bytes === 2) copy.writeUInt16LE(value, at)
  else copy.writeUInt32LE(value, at)
  return copy
}
