import { open } from 'node:fs/promises'

const pictures = ['jpg', 'png', 'webp'] as const
type Picture = (typeof pictures)[number]

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

const begins: Record<Picture, (head: Buffer) => boolean> = {
  jpg: (head) => head.subarray(0, jpeg.length).equals(jpeg),
  png: (head) => head.subarray(0, png.length).equals(png),
  webp: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
}

/** What picture a file is by its first bytes, whatever it is called; nothing where it is none that the school shows. */
export async function pictureOf(path: string): Promise<Picture | undefined> {
  await using file = await open(path)
  const head = Buffer.alloc(12)
  const { bytesRead } = await file.read(head, 0, head.length, 0)
  return pictures.find((picture) => begins[picture](head.subarray(0, bytesRead)))
}
