const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

/** An MP4 of 90.5 seconds with one track, which says how it is coded and holds nothing. */
export function filmOf(codec: string, kind: 'vide' | 'soun' = 'vide'): Buffer {
  const samples = box(
    'stbl',
    box('stsd', words(0, 1), box(codec, Buffer.alloc(78))),
    ...['stts', 'stsc', 'stco'].map((name) => box(name, words(0, 0))),
    box('stsz', words(0, 0, 0)),
  )
  const media = box(
    'mdia',
    box('mdhd', words(0, 0, 0, 1000, 90_500, 0)),
    box('hdlr', words(0, 0), Buffer.from(kind), Buffer.alloc(13)),
    box('minf', samples),
  )
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), words(512), Buffer.from('isommp41')),
    box(
      'moov',
      box('mvhd', words(0, 0, 0, 1000, 90_500, 0x1_00_00), Buffer.alloc(72), words(2)),
      box('trak', box('tkhd', words(7, 0, 0, 1, 0, 90_500), Buffer.alloc(60)), media),
    ),
    box('mdat', Buffer.alloc(10)),
  ])
}

/** A recording of silence, in whole seconds. */
export function silence(seconds: number): Buffer {
  const rate = 8000
  const data = Buffer.alloc(seconds * rate, 128)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  for (const [at, value] of [[16, 16], [24, rate], [28, rate], [40, data.length]] as const) head.writeUInt32LE(value, at) // oxfmt-ignore
  for (const [at, value] of [[20, 1], [22, 1], [32, 1], [34, 8]] as const) head.writeUInt16LE(value, at) // oxfmt-ignore
  head.write('data', 36)
  return Buffer.concat([head, data])
}

/** A PDF with some pages; `locked`: it asks for a password. */
export function pdfOf(pages: number, locked = false): Buffer {
  const ids = Array.from({ length: pages }, (_, index) => index + 4)
  const encrypt = `3 0 obj<</Filter/Standard/V 2/R 3/Length 128/P -1/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>endobj`
  return Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      `2 0 obj<</Type/Pages/Kids[${ids.map((id) => `${id} 0 R`).join(' ')}]/Count ${pages}>>endobj`,
      encrypt,
      ...ids.map((id) => `${id} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj`),
      `trailer<</Root 1 0 R${locked ? `/Encrypt 3 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]` : ''}>>`,
      '',
    ].join('\n'),
  )
}
