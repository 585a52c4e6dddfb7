/** A soft tone as a WAV file, so that stories need no recording. */
export function tone(seconds: number, pitch = 440): string {
  const rate = 8000
  const count = rate * seconds
  const view = new DataView(new ArrayBuffer(44 + count))
  const words = (at: number, text: string) => {
    for (const [index, letter] of Array.from(text).entries()) view.setUint8(at + index, letter.codePointAt(0) ?? 0)
  }
  words(0, 'RIFF')
  view.setUint32(4, 36 + count, true)
  words(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  words(36, 'data')
  view.setUint32(40, count, true)
  for (let at = 0; at < count; at++) view.setUint8(44 + at, 128 + Math.sin((at * pitch * 2 * Math.PI) / rate) * 24)
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }))
}
