import { isUtf8 } from 'node:buffer'
import { readFile, writeFile } from 'node:fs/promises'
import { DomainError, type Unplayable } from '@the-house/domain'
import { decodeText, Undecodable } from '@the-house/domain/decoding'
import type { IAudioMetadata } from 'music-metadata'
import { containers } from './media-endings.ts'
import type { MediaFacts } from './media-key.ts'

/** A file that was sent. */
export interface SentMedia {
  path: string
  /** Its extension, by its content where that is known. */
  ending: string
}

/** The codecs that browsers do not play, by the names that readers give them. */
const codecs: readonly [RegExp, Unplayable][] = [
  [/\b(hvc1|hev1|dvh1|dvhe)\b|hevc/i, 'hevc'],
  [/\bap(ch|cn|cs|co|4h|4x)\b|prores/i, 'prores'],
  [/\bmp4v\b|mpeg-?4 (part )?2|mpeg4\/iso/i, 'mpeg4'],
  [/mpeg-?2 video|v_mpeg2/i, 'mpeg2'],
  [/\be?-?ac-?3\b|dolby/i, 'ac3'],
  [/\balac\b/i, 'alac'],
  [/windows media|\bwm[av]\b/i, 'windows'],
  [/\bs(amr|awb)\b|\bamr\b/i, 'amr'],
]

/** The pages of a PDF. @throws DomainError `file.locked`, `file.broken` */
async function readPdf(path: string): Promise<MediaFacts> {
  const { getDocumentProxy } = await import('unpdf')
  try {
    const found = await getDocumentProxy(new Uint8Array(await readFile(path)), {
      verbosity: 0,
      stopAtErrors: false,
      disableFontFace: true,
    })
    // A page tree that leads nowhere shows nothing.
    await found.getPage(1)
    const pages = found.numPages
    await found.destroy()
    return { pages }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    const token = isLocked ? 'file.locked' : 'file.broken'
    throw Object.assign(new DomainError(token, { file: `errors.${token}` }), { cause: error })
  }
}

/** Writes captions in UTF-8, the one encoding of WebVTT, where they are not. @throws DomainError `file.captions` */
async function writeCaptions(path: string): Promise<MediaFacts> {
  const sent = await readFile(path)
  if (isUtf8(sent)) return {}
  try {
    const bytes = Buffer.from(decodeText(sent).text)
    await writeFile(path, bytes)
    return { bytes: bytes.length }
  } catch (error) {
    if (!(error instanceof Undecodable)) throw error
    throw Object.assign(new DomainError('file.captions', { file: 'errors.file.captions' }), { cause: error })
  }
}

/** Eleven days: what says that it is longer is damaged. */
const longestSeconds = 1_000_000

/** How long a sound or film says it is; undefined: no time that anything can last. */
function durationOf({ duration = 0, trackInfo }: IAudioMetadata['format']): number | undefined {
  const seconds = Math.max(duration, ...trackInfo.map((track) => track.duration ?? 0))
  const rounded = Math.round(seconds * 1000) / 1000
  return rounded > 0 && rounded < longestSeconds ? rounded : undefined
}

/** How long a sound or film is, and why browsers do not play it. */
async function readMedia({ path, ending }: SentMedia): Promise<MediaFacts> {
  const { parseFile } = await import('music-metadata')
  const read = parseFile(path, { duration: true, skipCovers: true })
  const format = await read.then(
    (found) => found.format,
    // What it cannot read may be a sound of a phone, or be damaged: the author is told.
    () => undefined,
  )
  const seconds = format && durationOf(format)
  const named = format ? [format.codec, ...format.trackInfo.flatMap((one) => [one.codecId, one.codecName])] : []
  const unplayable =
    containers[ending] ?? codecs.find(([pattern]) => named.some((name) => name && pattern.test(name)))?.[1]
  return {
    ...(seconds !== undefined && { seconds }),
    ...((unplayable || seconds === undefined) && { unplayable: unplayable ?? 'unread' }),
  }
}

/** Reads what a sound, film or PDF holds; captions are written in UTF-8. */
export default async function readInThread(sent: SentMedia): Promise<MediaFacts> {
  if (sent.ending === 'vtt') return writeCaptions(sent.path)
  return sent.ending === 'pdf' ? readPdf(sent.path) : readMedia(sent)
}
