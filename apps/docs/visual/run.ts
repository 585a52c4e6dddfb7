import { launch } from './browser.ts'
import { drawStories } from './draw.ts'
import { judge, type Finding } from './judge.ts'
import { serve } from './site.ts'

interface Pass {
  /** Whether it is drawn until two photographs are alike. */
  care: boolean
  pages: number
}

const quick: Pass = { care: false, pages: 2 }
const careful: Pass = { care: true, pages: 2 }
const alone: Pass = { care: true, pages: 1 }
/** More stories than these differ by no accident. */
const few = 30

const every = 50

export interface RunOptions {
  tell: (line: string) => void
  /** What is drawn will be approved: with care from the start. */
  toApprove?: boolean
}

/**
 * Draws stories and holds them against what was approved. Most are alike at the first look; the others are drawn again
 * with more care, as a busy machine draws late at times.
 */
export async function runVisual(stories: readonly string[], { tell, toApprove }: RunOptions): Promise<Finding[]> {
  const site = await serve()
  const browser = await launch()
  const { address } = site
  const settled: Finding[] = []

  /** Answers the stories that another look may change. */
  async function look(at: readonly string[], pass: Pass): Promise<Map<string, Finding[]>> {
    const open = new Map<string, Finding[]>()
    let done = 0
    await drawStories({
      browser,
      address,
      stories: at,
      ...pass,
      onStory: async (story, drawn) => {
        const found = await judge(story, drawn)
        const isSettled = found.every(({ verdict }) => verdict === 'same' || (pass.care && verdict === 'new'))
        if (isSettled) settled.push(...found)
        else open.set(story, found)
        if (++done % every === 0) tell(`${done} of ${at.length} stories`)
      },
    })
    return open
  }

  try {
    let open = await look(stories, toApprove ? careful : quick)
    if (!toApprove) open = await look([...open.keys()], careful)
    if (open.size <= few) open = await look([...open.keys()], alone)
    return [...settled, ...open.values()].flat()
  } finally {
    await browser.close()
    await site.close()
  }
}
