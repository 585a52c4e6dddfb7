import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { shrink, type Raster } from './raster.ts'

const inDocs = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The pictures that were approved, one a story and look; committed. */
export const approvedFolder = inDocs('visual/approved')
/** What the last run drew, and its page of differences. */
export const reportFolder = inDocs('.reports/visual')

const ending = '.webp'

/** Where the picture of a story in a look lies. */
export const pictureFile = (folder: string, story: string, look: string) => join(folder, `${story}.${look}${ending}`)

/** Decodes a picture, of any format. */
export async function readRaster(picture: string | Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A photograph as it is compared and kept: at half its size, which is all that the comparison looks at. */
export const developed = async (photograph: Buffer): Promise<Raster> => shrink(await readRaster(photograph), 2)

/** A palette of 256 colours holds every flat one and the greys at the edges of letters, at two thirds of the bytes. */
const reduced = ({ data, width, height }: Raster): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 256, dither: 0, compressionLevel: 1 })
    .toBuffer()

/** A picture as it would be read after it was kept. */
export const asKept = async (picture: Raster): Promise<Raster> => readRaster(await reduced(picture))

/** Keeps a picture in a file. */
export async function writePicture(file: string, picture: Raster): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    await sharp(await reduced(picture))
      .webp({ lossless: true, effort: 4 })
      .toBuffer(),
  )
}

export const hasPicture = (file: string) => existsSync(file)

/** Takes away approved pictures whose story is no more; answers how many. */
export function removeOrphans(stories: ReadonlySet<string>): number {
  const orphans = orphansAmong(stories)
  for (const file of orphans) rmSync(join(approvedFolder, file))
  return orphans.length
}

/** Approved pictures whose story is no more. */
export function orphansAmong(stories: ReadonlySet<string>): string[] {
  if (!existsSync(approvedFolder)) return []
  return readdirSync(approvedFolder).filter((file) => !stories.has(basename(file, ending).replace(/\.[^.]+$/, '')))
}
