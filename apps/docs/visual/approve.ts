import type { Finding } from './compare-to-baseline.ts'
import { removeOrphans, writeApproved } from './pictures.ts'

/**
 * Approves screenshots as the new baseline. With the ids of all stories, baselines of deleted stories are removed.
 * @returns a summary for the command line
 */
export async function approve(findings: readonly Finding[], all?: ReadonlySet<string>): Promise<string> {
  const sheets = new Map(findings.flatMap(({ story, drawn }) => (drawn ? [[story, drawn] as const] : [])))
  for (const [story, sheet] of sheets) await writeApproved(story, sheet)
  const gone = all ? removeOrphans(all) : 0
  const left = new Set(findings.filter(({ verdict }) => verdict === 'not drawn').map(({ story }) => story)).size
  return [
    `The pictures of ${sheets.size} stories approved.`,
    ...(gone > 0 ? [`${gone} files removed, their stories are no more.`] : []),
    ...(left > 0 ? [`${left} stories could not be drawn.`] : []),
  ].join(' ')
}
