import { open } from 'node:fs/promises'
import type { FileKind } from '@the-house/domain'
import { isShownInPlace } from './file-name.ts'

const bytes = (...values: number[]) => Buffer.from(values)
const starts =
  (...signatures: (Buffer | string)[]) =>
  (head: Buffer) =>
    signatures.some((signature) => head.subarray(0, signature.length).equals(Buffer.from(signature)))
/** The RIFF container, which names its content after the length. */
const riff = (content: string) => (head: Buffer) =>
  head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === content

/** The brands of MPEG-4 files. */
const films = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV']
const isFamily = (brands: string[]) => (head: Buffer) =>
  head.toString('latin1', 4, 8) === 'ftyp' && brands.includes(head.toString('latin1', 8, 12))

/** Whether the file names one of the brands, as its own or as one that it is compatible with. */
const hasBrand = (brands: string[]) => (head: Buffer) => {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false
  const named = head.toString('latin1', 8, Math.min(head.readUInt32BE(0), head.length))
  return (named.match(/.{4}/gs) ?? []).some((brand) => brands.includes(brand))
}

/** The magic numbers by extension. */
const begins = {
  png: starts(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
  jpg: starts(bytes(0xff, 0xd8, 0xff)),
  webp: riff('WEBP'),
  gif: starts('GIF87a', 'GIF89a'),
  avif: hasBrand(['avif', 'avis']),
  // What a phone calls HEIC; a general brand alone does not say how the picture is coded.
  heic: hasBrand(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']),
  // An ID3 tag, or an MPEG frame at the beginning.
  mp3: starts('ID3', bytes(0xff, 0xfb), bytes(0xff, 0xf3), bytes(0xff, 0xf2), bytes(0xff, 0xfa)),
  m4a: isFamily(['M4A ', 'M4B ', ...films]),
  ogg: starts('OggS'),
  wav: riff('WAVE'),
  mp4: isFamily(films),
  webm: (head: Buffer) => starts(bytes(0x1a, 0x45, 0xdf, 0xa3))(head) && head.includes('webm'),
  pdf: starts('%PDF-'),
  vtt: starts('WEBVTT', '\uFEFFWEBVTT'),
} satisfies Record<string, (head: Buffer) => boolean>

type Ending = keyof typeof begins

/** The pictures that are taken, by extension. */
export const pictureEndings = ['png', 'jpg', 'webp', 'gif', 'avif', 'heic'] as const satisfies Ending[]
export type PictureEnding = (typeof pictureEndings)[number]

/** Whether an extension that was found by the content is a picture's. */
export const isPicture = (ending: string): ending is PictureEnding =>
  pictureEndings.some((picture) => picture === ending)

const endings = {
  image: pictureEndings,
  // Before sound: what films and sounds of MPEG-4 share in their beginning is a film, unless the name says otherwise.
  video: ['mp4', 'webm'],
  audio: ['mp3', 'm4a', 'ogg', 'wav'],
  captions: ['vtt'],
  pdf: ['pdf'],
} as const satisfies Record<Exclude<FileKind, 'any'>, readonly Ending[]>

const headBytes = 64

/** Sniffs a file's type by its magic numbers, its first bytes; undefined where it is none of the allowed types. */
export async function sniffFileType<E extends Ending>(path: string, wanted: readonly E[]): Promise<E | undefined> {
  await using file = await open(path)
  const head = Buffer.alloc(headBytes)
  const { bytesRead } = await file.read(head, 0, headBytes, 0)
  return wanted.find((ending) => begins[ending](head.subarray(0, bytesRead)))
}

const known = Object.values(endings).flat()
const unknown = 'bin'

/**
 * The extension that an upload is stored with; undefined where its content is not of the kind. Kind `any` keeps the
 * extension of an unknown content's name, by which a system opens the download, but never one that browsers show
 * inline: that would need matching magic numbers.
 */
export async function extensionOf(path: string, kind: FileKind, name: string): Promise<string | undefined> {
  if (kind !== 'any') return sniffFileType(path, endings[kind])
  const [, named = unknown] = /\.([a-z0-9]{1,8})$/i.exec(name) ?? []
  const given = named.toLowerCase()
  const found = await sniffFileType(path, [...known.filter((ending) => ending === given), ...known])
  return found ?? (isShownInPlace(name) ? unknown : given)
}
