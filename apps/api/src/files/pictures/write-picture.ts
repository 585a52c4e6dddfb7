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

const damaged = (cause: unknown) =>
  Object.assign(new DomainError('file.damaged', { file: 'errors.file.damaged' }), { cause })

const read = (input: SharpInput, limitInputPixels: number | false): Sharp =>
  sharp(input, { failOn: 'error', limitInputPixels, autoOrient: true }).timeout({ seconds: timeoutSeconds })

const millions = (pixels: number) => String(Math.ceil(pixels / 1_000_000))

/** Refuses a picture of too many pixels by its head, before it is decoded. */
async function assertPixels(input: SharpInput): Promise<void> {
  const { width, height } = await read(input, false)
    .metadata()
    .catch((error: unknown) => {
      throw damaged(error)
    })
  if (width * height > limits.picturePixels)
    throw new DomainError('file.pixels', undefined, {
      values: { pixels: millions(width * height), most: millions(limits.picturePixels) },
    })
}

async function write(input: SharpInput, to: string, directory: PictureDirectory): Promise<WrittenPicture> {
  await assertPixels(input)
  const { longest, smallerOf } = sizesIn(directory)
  try {
    // Decoded once; the sizes are made from what is left, which is small.
    const { data, info } = await read(input, limits.picturePixels)
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const files: WrittenPicture['files'] = []
    for (const one of [...smallerOf({ width, height }), width]) {
      const path = join(to, `${one}.webp`)
      await sharp(data, { raw: { width, height, channels } })
        .resize({ width: one })
        .webp({ quality })
        .timeout({ seconds: timeoutSeconds })
        .toFile(path)
      files.push({ width: one, path })
    }
    return { width, height, files }
  } catch (error) {
    throw damaged(error)
  }
}

interface Sent {
  /** The file that was sent. */
  path: string
  /** What its content says that it is. */
  ending: PictureEnding
}

/**
 * Decodes a picture and writes it again as WebP in the sizes of its directory, upright and without metadata; of a moving
 * one the first frame. Two are decoded at once, the others wait.
 * @param to the directory that the files are written to
 * @throws DomainError `file.pixels`, `file.heic`, `file.damaged`; `unavailable` where too many wait
 */
export const writePicture = ({ path, ending }: Sent, to: string, directory: PictureDirectory) =>
  withLimit(async () => {
    if (ending === 'heic' && !decodesHeic) throw new DomainError('file.heic', { file: 'errors.file.heic' })
    return write(ending === 'gif' ? await firstFrame(path) : path, to, directory)
  })
