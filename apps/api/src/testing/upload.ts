/** Pictures of 8 x 6 pixels, by extension, in Base64. */
const pictures = {
  jpg: [
    '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE',
    '4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAGAAgDASIAAhEBAxEB/8QAFQAB',
    'AQAAAAAAAAAAAAAAAAAAAAH/xAAWEAEBAQAAAAAAAAAAAAAAAAAAAQP/xAAUAQEAAAAAAAAAAAAAAAAAAAAE/8QAGBEAAgMAAAAAAAAAAAAAAA',
    'AAAAMCETH/2gAMAwEAAhEDEQA/AJMoANJ7L0TFK6w//9k=',
  ].join(''),
  png: [
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGAgMAAACDazdoAAAADFBMVEWReG7QeDBTeK0aeOe+DaLSAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGk',
    'lEQVQImWP4/5/h/yqGVSsYGBgYGEUZQkMBRrsFujPiTN8AAAAASUVORK5CYII=',
  ].join(''),
  webp: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoIAAYABABoJbACdAEOp6wAAP1DF414jiT+uEx7BUPC/7F/eepvzfgAAAA=',
  gif: 'R0lGODlhCAAGAIEAABp451N4rdB4MJF4biH5BAQAAAAALAAAAAAIAAYAAAINhI8Wyx0Do4RiiIuzKAA7',
  avif: [
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAA',
    'AAAERAAAEAAQAAAAAA+gABAAAAAAAAACMAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAA',
    'AAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAgAAAAGAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAArbW',
    'RhdBIACgg4CL1pAQ0GkDIVHYJixOAAFgrgkDWO7FPzq9xuEtGq',
  ].join(''),
}

/** A small picture; decoders skip what makes a larger file of it. */
export function pictureBytes(kind: keyof typeof pictures, size?: number): Buffer {
  const picture = Buffer.from(pictures[kind], 'base64')
  return size === undefined ? picture : Buffer.concat([picture, Buffer.alloc(size - picture.length, 'x')])
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

/** A PDF of one empty page, without the index that a reader can make. */
export const onePage = [
  '%PDF-1.7',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj',
  'trailer<</Root 1 0 R>>',
  '',
].join('\n')

/** The first bytes of files that are stored as they come, by extension. */
const begin = {
  mp3: [...Buffer.from('ID3')],
  m4a: [...Buffer.from('\0\0\0\x20ftypM4A ')],
  ogg: [...Buffer.from('OggS')],
  wav: [...Buffer.from('RIFF\0\0\0\0WAVE')],
  mp4: [...Buffer.from('\0\0\0\x20ftypisom')],
  webm: [0x1a, 0x45, 0xdf, 0xa3, ...Buffer.from('\x42\x82webm')],
  vtt: [...Buffer.from('WEBVTT\n')],
  pdf: [...Buffer.from(onePage)],
  zip: [...Buffer.from('PK\x03\x04')],
}

const isPicture = (ending: string): ending is keyof typeof pictures => Object.hasOwn(pictures, ending)

/** A small file whose content is detected as that of an extension. */
export const beginning = (ending: keyof typeof begin | keyof typeof pictures): Buffer =>
  isPicture(ending) ? pictureBytes(ending) : Buffer.from([...begin[ending], ...Buffer.from(' and more')])
