import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one color. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b45309' } })

/** A PNG of a size. */
export const pngOf = (width: number, height: number): Promise<Buffer> => plain(width, height).png().toBuffer()

/** A photograph as a phone takes it: lying on its side, red at the top once it is upright, with the place in its EXIF. */
export async function photograph(): Promise<Buffer> {
  const top = {
    input: { create: { width: 200, height: 600, channels: 3, background: '#f00' } },
    left: 0,
    top: 0,
  } as const
  return plain(900, 600)
    .composite([top])
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A decompression bomb: a black and white PNG of 20,000 x 20,000 pixels in 48 kB. */
export function pictureBomb(side = 20_000): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(1, 8)
  const rows = Buffer.alloc((side / 8 + 1) * side)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A moving GIF whose frames are of one pixel. */
export function manyFrames(count: number): Buffer {
  const head = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const frame = Buffer.from('\x21\xf9\x04\0\0\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1')
  return Buffer.concat([head, Buffer.alloc(frame.length * count, frame), Buffer.from('\x3b', 'latin1')])
}
