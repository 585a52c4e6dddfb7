import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Finding } from './judge.ts'
import { approvedFolder, hasPicture, pictureFile, reportFolder, writePicture } from './pictures.ts'

const page = fileURLToPath(new URL('page', import.meta.url))

/** One picture of the page of differences. */
interface Row {
  story: string
  title: string
  look: string
  verdict: string
  reason: string | null
  approved: string | null
  now: string | null
}

async function rowOf({ story, look, verdict, reason, now }: Finding, title: string): Promise<Row> {
  const before = pictureFile(approvedFolder, story, look)
  const isShown = now !== undefined && hasPicture(before)
  if (isShown) copyFileSync(before, pictureFile(join(reportFolder, 'approved'), story, look))
  if (now) await writePicture(pictureFile(join(reportFolder, 'now'), story, look), now)
  return {
    story,
    title,
    look,
    verdict,
    reason: reason ?? null,
    approved: isShown ? pictureFile('approved', story, look) : null,
    now: now ? pictureFile('now', story, look) : null,
  }
}

/** Writes the page of differences with all that it shows, so that it can be kept and sent as a folder. */
export async function writeReport(findings: readonly Finding[], titles: ReadonlyMap<string, string>): Promise<void> {
  rmSync(reportFolder, { recursive: true, force: true })
  for (const part of ['approved', 'now']) mkdirSync(join(reportFolder, part), { recursive: true })
  cpSync(page, reportFolder, { recursive: true })
  const rows: Row[] = []
  for (const finding of findings) rows.push(await rowOf(finding, titles.get(finding.story) ?? finding.story))
  rows.sort((one, other) => one.title.localeCompare(other.title) || one.look.localeCompare(other.look))
  writeFileSync(join(reportFolder, 'differences.json'), JSON.stringify(rows))
}
