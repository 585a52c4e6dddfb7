/** The magic numbers of pictures, which is all that the type detection reads. */
const heads = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [...Buffer.from('RIFF\0\0\0\0WEBP')],
}

/** A file of a size that starts with the magic number of a picture type. */
export function pictureBytes(kind: keyof typeof heads, size = 1000): Buffer {
  const bytes = Buffer.alloc(size, 'x')
  bytes.set(heads[kind])
  return bytes
}

export interface Part {
  field?: string
  name?: string
  type?: string
  bytes: Buffer
}

const boundary = 'between-the-parts'

/** A multipart form with one file, as browsers send it; the name is not sanitized. */
export function formOf({ field = 'file', name = 'me.png', type = 'image/png', bytes }: Part) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

/** The first bytes of files by extension. */
const begin = {
  ...heads,
  gif: [...Buffer.from('GIF89a')],
  mp3: [...Buffer.from('ID3')],
  m4a: [...Buffer.from('\0\0\0\x20ftypM4A ')],
  ogg: [...Buffer.from('OggS')],
  wav: [...Buffer.from('RIFF\0\0\0\0WAVE')],
  mp4: [...Buffer.from('\0\0\0\x20ftypisom')],
  webm: [0x1a, 0x45, 0xdf, 0xa3, ...Buffer.from('\x42\x82webm')],
  vtt: [...Buffer.from('WEBVTT\n')],
  pdf: [...Buffer.from('%PDF-1.7')],
  zip: [...Buffer.from('PK\x03\x04')],
}

/** A small file whose content is detected as that of an extension. */
export const beginning = (ending: keyof typeof begin): Buffer =>
  Buffer.from([...begin[ending], ...Buffer.from(' and more')])
