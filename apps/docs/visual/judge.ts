import { isSame } from './compare.ts'
import type { Drawn } from './draw.ts'
import { looks } from './looks.ts'
import { approvedFolder, asKept, developed, hasPicture, pictureFile, readRaster } from './pictures.ts'
import type { Raster } from './raster.ts'

export type Verdict = 'same' | 'different' | 'new' | 'not drawn'

/** What came of one story in one look. */
export interface Finding {
  story: string
  look: string
  verdict: Verdict
  /** Why it could not be drawn. */
  reason?: string
  /** What was drawn, where it is not as approved. */
  now?: Raster
}

/** Holds the photographs of a story against the approved ones. */
export async function judge(story: string, drawn: Drawn): Promise<Finding[]> {
  if ('failure' in drawn)
    return looks.map(({ name }) => ({ story, look: name, verdict: 'not drawn', reason: drawn.failure }))
  return Promise.all(
    [...drawn.photographs].map(async ([{ name }, photograph]): Promise<Finding> => {
      const file = pictureFile(approvedFolder, story, name)
      const now = await developed(photograph)
      if (!hasPicture(file)) return { story, look: name, verdict: 'new', now }
      const approved = await readRaster(file)
      // Of a picture with very many colours its palette may lose more than may differ.
      if (isSame(approved, now) || isSame(approved, await asKept(now))) return { story, look: name, verdict: 'same' }
      return { story, look: name, verdict: 'different', now }
    }),
  )
}
