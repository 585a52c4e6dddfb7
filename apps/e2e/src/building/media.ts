/** A picture of a sunrise, 32 px wide. */
const drawn =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAUCAIAAABj86gYAAAASUlEQVR42mP4f38xTRHDqAWjFtDNgi3u+piIOhZgNZp4axgoNJ2gHQNqAZGm47djGFigX+uPC5FkAS5DRi2gyALi7cBjAs0tAACs7LbI7BCy1AAAAABJRU5ErkJggg=='
export const picture = { name: 'hall.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }

const rate = 8000

/** Half a second of a tone, as a WAVE file. */
function tone(): Buffer {
  const samples = Buffer.alloc(rate / 2)
  for (const [at] of samples.entries()) samples[at] = 128 + Math.round(60 * Math.sin((at * 2 * Math.PI * 440) / rate))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  // PCM, mono, 8 bits a sample.
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
export const sound = { name: 'bell.wav', mimeType: 'audio/wav', buffer: tone() }
