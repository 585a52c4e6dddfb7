import { join } from 'node:path'
import { DomainError, limits } from '@the-house/domain'
import sharp, { type Sharp, type SharpInput } from 'sharp'
import type { PictureEnding } from '../sniff-file-type.ts'
import { firstFrame } from './first-frame.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { sizesIn, type Dimensions, type PictureDirectory } from './picture-key.ts'

// One thread for each picture, of which two are decoded at once: half of libuv's threads stay free for other work.
sharp.concurrency(1)
sharp.cache(false)
const withLimit = limitConcurrency({ most: 2, queue: 50 })
// A picture of 50 megapixels holds up to 1 GB while it is decoded, an AVIF the most: of the large ones one at a time.
const alone = limitConcurrency({ most: 1, queue: 2 })
const largePixels = 16_000_000

// The decoders that no upload needs, such as those of SVG and TIFF, are off whatever a file begins with.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`) })

/** Whether this build decodes HEIC; the prebuilt one has AV1 alone, since HEVC is licensed. */
const decodesHeic = sharp.format.heif.input.fileSuffix?.includes('.heic') === true

/** A picture that is written: the files of its smaller widths, then that of its own. */
export interface WrittenPicture extends Dimensions {
  files: { width: number; path: string }[]
}

/** How long one picture may take, in seconds. */
const timeoutSeconds = 30
const quality = 82

/** What an error of the decoder means: it tells its time-out by its words alone. */
function refusalOf(error: unknown): DomainError {
  const isSlow = error instanceof Error && error.message.startsWith('timeout')
  const token = isSlow ? 'file.heavy' : 'file.damaged'
  return Object.assign(new DomainError(token, { file: `errors.${token}` }), { cause: error })
}

const read = (input: SharpInput, limitInputPixels: number | false): Sharp =>
  sharp(input, { failOn: 'error', limitInputPixels, autoOrient: true }).timeout({ seconds: timeoutSeconds })

const millions = (pixels: number) => String(Math.ceil(pixels / 1_000_000))

/** Counts the pixels of a picture by its head; refuses too many (a decompression bomb) before they are decoded. */
async function countPixels(input: SharpInput): Promise<number> {
  const { width, height } = await read(input, false)
    .metadata()
    .catch((error: unknown) => {
      throw refusalOf(error)
    })
  const pixels = width * height
  if (pixels > limits.picturePixels)
    throw new DomainError('file.pixels', undefined, {
      values: { pixels: millions(pixels), most: millions(limits.picturePixels) },
    })
  return pixels
}

/** Decodes a picture to what is stored of it at most. */
async function decode(input: SharpInput, longest: number) {
  const pixels = await countPixels(input)
  const work = () =>
    read(input, limits.picturePixels)
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch((error: unknown) => {
        throw refusalOf(error)
      })
  return pixels > largePixels ? alone(work) : work()
}

async function write(input: SharpInput, to: string, directory: PictureDirectory): Promise<WrittenPicture> {
  const { longest, smallerOf } = sizesIn(directory)
  // Decoded once; the sizes are made from what is left, which is small.
  const { data, info } = await decode(input, longest)
  const { width, height, channels } = info
  const files: WrittenPicture['files'] = []
  for (const one of [...smallerOf({ width, height }), width]) {
    const path = join(to, `${one}.webp`)
    const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: one }).webp({ quality })
    await picture.timeout({ seconds: timeoutSeconds }).toFile(path)
    files.push({ width: one, path })
  }
  return { width, height, files }
}

interface Sent {
  /** The file that was sent. */
  path: string
  /** What its content says that it is. */
  ending: PictureEnding
}

async function inputOf({ path, ending }: Sent): Promise<SharpInput> {
  if (ending === 'heic' && !decodesHeic) throw new DomainError('file.heic', { file: 'errors.file.heic' })
  return ending === 'gif' ? firstFrame(path) : path
}

/**
 * Decodes a picture and re-encodes it as WebP in the sizes of its directory, upright and without EXIF or other metadata;
 * of a moving one the first frame. Two are decoded at once, the others wait.
 * @param to the directory that the files are written to
 * @throws DomainError `file.pixels`, `file.heic`, `file.damaged`, `file.heavy`; `unavailable` where too many wait
 */
export const writePicture = ({ path, ending }: Sent, to: string, directory: PictureDirectory) =>
  withLimit(async () => write(await inputOf({ path, ending }), to, directory))

/**
 * Decodes a picture and keeps nothing of it, to know before it is stored whether it can be.
 * @throws DomainError as `writePicture`
 */
export const checkPicture = (sent: Sent) => withLimit(async () => void (await decode(await inputOf(sent), 1)))
