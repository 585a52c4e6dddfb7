import { crc32, deflateRawSync } from 'node:zlib'

interface Entry {
  name: string
  bytes: Buffer
}

/** The first of January 2025 in the date format of zip; fixed, so that the same files give the same archive. */
const day = ((2025 - 1980) << 9) | (1 << 5) | 1
const utf8Names = 1 << 11
const deflated = 8

/** The fields that both headers of an entry share. */
function facts({ name, bytes }: Entry, packed: Buffer): Buffer {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt16LE(utf8Names, 2)
  head.writeUInt16LE(deflated, 4)
  head.writeUInt16LE(day, 8)
  head.writeUInt32LE(crc32(bytes), 10)
  head.writeUInt32LE(packed.length, 14)
  head.writeUInt32LE(bytes.length, 18)
  head.writeUInt16LE(Buffer.byteLength(name), 22)
  return head
}

function central(known: Buffer, name: string, offset: number): Buffer {
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), known, tail, Buffer.from(name)])
}

function end(count: number, size: number, offset: number): Buffer {
  const last = Buffer.alloc(22)
  last.write('PK\x05\x06', 'latin1')
  last.writeUInt16LE(count, 8)
  last.writeUInt16LE(count, 10)
  last.writeUInt32LE(size, 12)
  last.writeUInt32LE(offset, 16)
  return last
}

/** Packs a few small files into one archive that every system opens. */
export function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes, { level: 9 })
    const known = facts(entry, packed)
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), known, Buffer.from(entry.name), packed])
    directory.push(central(known, entry.name, offset))
    files.push(file)
    offset += file.length
  }
  const list = Buffer.concat(directory)
  return Buffer.concat([...files, list, end(entries.length, list.length, offset)])
}
