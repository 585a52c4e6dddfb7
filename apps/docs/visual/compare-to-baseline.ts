import { isSame } from './compare.ts'
import type { Drawn } from './capture.ts'
import { looks } from './looks.ts'
import { develop, hashOf, readApproved } from './pictures.ts'
import type { Raster } from './raster.ts'
import { asKept, type Pictures, type Sheet } from './sheet.ts'

export type Verdict = 'same' | 'different' | 'new' | 'not drawn' | 'faulty'

/** The look of findings that belong to no screenshot. */
export const checks = 'checks'

/** The result of one look of a story, or of its checks. */
export interface Finding {
  story: string
  look: string
  verdict: Verdict
  /** Why the capture failed, or the problem that a check found. */
  reason?: string
  /** The new screenshot, where it differs from the baseline. */
  now?: Raster
  /** The approved baseline, where there is one. */
  approved?: Raster
  /** All screenshots of the story, for approval. */
  drawn?: Sheet
}

/** Caches the lossy form in which pictures are stored, since the palette is shared by all pictures of a story. */
const keptPictures = new WeakMap<Pictures, Pictures>()

function keptOf(pictures: Pictures): Pictures {
  const kept = keptPictures.get(pictures) ?? asKept(pictures)
  keptPictures.set(pictures, kept)
  return kept
}

/** Compares a screenshot with its baseline, both as captured and as it would be stored. */
export function comparePicture(look: string, approved: Pictures | undefined, now: Pictures) {
  const [before, after] = [approved?.get(look), now.get(look)]
  if (!before || !after) return { look, verdict: 'new' as const, now: after }
  if (isSame(before, after) || isSame(before, keptOf(now).get(look) ?? after)) return { look, verdict: 'same' as const }
  return { look, verdict: 'different' as const, now: after, approved: before }
}

/**
 * Visual regression: compares the screenshots of a story with its approved baseline, and adds the problems of its
 * checks.
 */
export async function compareToBaseline(story: string, drawn: Drawn): Promise<Finding[]> {
  if ('failure' in drawn)
    return [checks, ...looks.map(({ name }) => name)].map((look) => ({
      story,
      look,
      verdict: 'not drawn',
      reason: drawn.failure,
    }))
  const { photographs, problems } = drawn
  const examined: Finding =
    problems.length === 0
      ? { story, look: checks, verdict: 'same' }
      : { story, look: checks, verdict: 'faulty', reason: problems.join('; ') }
  const hash = hashOf(photographs)
  const approved = await readApproved(story)
  if (approved && Buffer.compare(approved.hash, hash) === 0)
    return [examined, ...looks.map(({ name }): Finding => ({ story, look: name, verdict: 'same' }))]
  const pictures = await develop(photographs)
  const sheet: Sheet = { hash, pictures }
  const found = [...pictures.keys()].map((look): Finding => {
    const { now, ...compared } = comparePicture(look, approved?.pictures, pictures)
    return { story, ...compared, ...(now && { now, drawn: sheet }) }
  })
  return [examined, ...found]
}
