import type { Finding } from './judge.ts'
import { approvedFolder, pictureFile, removeOrphans, writePicture } from './pictures.ts'

/**
 * Takes what was drawn as approved. With all stories' ids, pictures of stories that are no more go.
 * Answers what was done, in words.
 */
export async function approve(findings: readonly Finding[], all?: ReadonlySet<string>): Promise<string> {
  let taken = 0
  for (const { story, look, now } of findings) {
    if (!now) continue
    await writePicture(pictureFile(approvedFolder, story, look), now)
    taken++
  }
  const gone = all ? removeOrphans(all) : 0
  const left = findings.length - taken
  return [
    `${taken} pictures approved.`,
    ...(gone > 0 ? [`${gone} removed, their stories are no more.`] : []),
    ...(left > 0 ? [`${left} could not be drawn.`] : []),
  ].join(' ')
}
