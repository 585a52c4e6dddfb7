import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Finding } from './compare-to-baseline.ts'
import { pictureFile, reportFolder, writePicture } from './pictures.ts'
import type { Raster } from './raster.ts'

const page = fileURLToPath(new URL('page', import.meta.url))

/** One picture of the report. */
interface Row {
  story: string
  title: string
  look: string
  verdict: string
  reason: string | null
  approved: string | null
  now: string | null
}

/**
 * Writes a picture into the report.
 * @returns its URL there
 */
async function written(part: string, { story, look }: Finding, picture: Raster | undefined): Promise<string | null> {
  if (!picture) return null
  await writePicture(pictureFile(join(reportFolder, part), story, look), picture)
  return pictureFile(part, story, look)
}

async function rowOf(finding: Finding, title: string): Promise<Row> {
  const { story, look, verdict, reason = null } = finding
  const approved = await written('approved', finding, finding.approved)
  return { story, title, look, verdict, reason, approved, now: await written('now', finding, finding.now) }
}

/** Writes the report as a self-contained folder, which can be stored and sent. */
export async function writeReport(findings: readonly Finding[], titles: ReadonlyMap<string, string>): Promise<void> {
  rmSync(reportFolder, { recursive: true, force: true })
  for (const part of ['approved', 'now']) mkdirSync(join(reportFolder, part), { recursive: true })
  cpSync(page, reportFolder, { recursive: true })
  const rows: Row[] = []
  for (const finding of findings) rows.push(await rowOf(finding, titles.get(finding.story) ?? finding.story))
  rows.sort((one, other) => one.title.localeCompare(other.title) || one.look.localeCompare(other.look))
  writeFileSync(join(reportFolder, 'differences.json'), JSON.stringify(rows))
}
