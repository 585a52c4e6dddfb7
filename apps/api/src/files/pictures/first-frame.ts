import { open, type FileHandle } from 'node:fs/promises'

/** The bytes that begin a block of a GIF, and its end. */
const block = { extension: 0x21, image: 0x2c, trailer: 0x3b }
const headBytes = 13
const descriptorBytes = 10
/** A color table has 2 to the power of the lowest three bits and one colors of three bytes; the highest bit says whether. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Reads bytes of a file at a position, by chunks, since blocks have 255 bytes at most. */
function byteReader(file: FileHandle) {
  const chunk = Buffer.alloc(64 * 1024)
  let [from, until] = [0, 0]
  return async (at: number): Promise<number> => {
    if (at < from || at >= until) {
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at)
      from = at
      until = at + bytesRead
    }
    return at < until ? chunk.readUInt8(at - from) : block.trailer
  }
}

/**
 * Finds where the first frame of a GIF ends. A decoder notes every frame before it shows the first one: 92 MB of empty
 * frames take 2 GB.
 */
async function endOfFirstFrame(file: FileHandle): Promise<number> {
  const byteAt = byteReader(file)
  const afterData = async (start: number): Promise<number> => {
    let at = start
    for (let size = await byteAt(at); size > 0; size = await byteAt(at)) at += size + 1
    return at + 1
  }
  let at = headBytes + tableBytes(await byteAt(10))
  while ((await byteAt(at)) === block.extension) at = await afterData(at + 2)
  if ((await byteAt(at)) !== block.image) return at
  // The size of the codes stands before the data.
  return afterData(at + descriptorBytes + tableBytes(await byteAt(at + 9)) + 1)
}

/** Returns a GIF that has the first frame of another one, and nothing else. */
export async function firstFrame(path: string): Promise<Buffer> {
  await using file = await open(path)
  const { size } = await file.stat()
  const end = Math.min(size, await endOfFirstFrame(file))
  const gif = Buffer.alloc(end + 1, block.trailer)
  await file.read(gif, 0, end, 0)
  return gif
}
