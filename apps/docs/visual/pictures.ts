import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Screenshots } from './capture.ts'
import { channels, readRaster, shrink, type Raster } from './raster.ts'
import { decodeSheet, encodeSheet, hashBytes, type Pictures, type Sheet } from './sheet.ts'

const inDocs = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The approved baselines, one sheet per story; committed. */
export const approvedFolder = inDocs('visual/approved')
/** Screenshots and report of the last run. */
export const reportFolder = inDocs('.reports/visual')

const ending = '.webp'
const sheetFile = (story: string) => join(approvedFolder, `${story}${ending}`)

/** Scales a screenshot to half its size, in which it is compared and stored. */
const developed = async (photograph: Buffer): Promise<Raster> => shrink(await readRaster(photograph), 2)

/** Scales all screenshots of a story to half their size. */
export async function develop(photographs: Screenshots): Promise<Pictures> {
  const pictures = [...photographs].map(async ([{ name }, photograph]) => [name, await developed(photograph)] as const)
  return new Map(await Promise.all(pictures))
}

/** Hash of a story's screenshots, for an exact comparison. */
export function hashOf(photographs: Screenshots): Uint8Array {
  const hash = createHash('sha256')
  for (const photograph of photographs.values()) hash.update(photograph)
  return hash.digest().subarray(0, hashBytes)
}

/** Reads the baseline of a story; undefined for a new one. */
export async function readApproved(story: string): Promise<Sheet | undefined> {
  const file = sheetFile(story)
  return existsSync(file) ? decodeSheet(file) : undefined
}

export async function writeApproved(story: string, sheet: Sheet): Promise<void> {
  mkdirSync(approvedFolder, { recursive: true })
  writeFileSync(sheetFile(story), await encodeSheet(sheet))
}

/** The file of a picture in the report. */
export const pictureFile = (folder: string, story: string, look: string) => join(folder, `${story}.${look}${ending}`)

/** Writes a picture for the report. */
export async function writePicture(file: string, { data, width, height }: Raster): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  await sharp(data, { raw: { width, height, channels } }).webp({ lossless: true, effort: 1 }).toFile(file)
}

/**
 * Removes baselines of deleted stories.
 * @returns their number
 */
export function removeOrphans(stories: ReadonlySet<string>): number {
  const orphans = orphansAmong(stories)
  for (const file of orphans) rmSync(join(approvedFolder, file))
  return orphans.length
}

/** Baselines whose story was deleted. */
export function orphansAmong(stories: ReadonlySet<string>): string[] {
  if (!existsSync(approvedFolder)) return []
  return readdirSync(approvedFolder).filter((file) => !stories.has(basename(file, ending)))
}
