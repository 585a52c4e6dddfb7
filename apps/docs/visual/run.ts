import { launch } from './browser.ts'
import { captureStories } from './capture.ts'
import { compareToBaseline, type Finding } from './compare-to-baseline.ts'
import { serve } from './site.ts'

interface Pass {
  /** Whether each look is captured until two screenshots are equal. */
  care: boolean
  pages: number
  /** Whether each story gets its own page. */
  fresh?: boolean
}

/** Pages wait for frames and timers half of the time: six keep two cores busy. */
const quick: Pass = { care: false, pages: 6 }
const careful: Pass = { care: true, pages: 3 }
const alone: Pass = { care: true, pages: 1, fresh: true }
/** More differing stories than these are a real change, so they are not retried. */
const few = 30

const every = 50

export interface RunOptions {
  tell: (line: string) => void
  /** An approval run: careful from the start, screenshots only. */
  toApprove?: boolean
  /** The built docs to test; by default those of the product. */
  folder?: string
}

/** A failed play function or check is retried once only; if it passes then, it is reported as flaky. */
const isOfChecks = ({ verdict }: Finding) => verdict === 'faulty' || verdict === 'not drawn'

/**
 * Runs the visual tests: mounts each story once, checks it, and compares its screenshots with the baseline. Most
 * stories pass at the first attempt; the others are retried with more care, since a busy machine may render late.
 */
export async function runVisual(
  stories: readonly string[],
  { tell, toApprove = false, folder }: RunOptions,
): Promise<Finding[]> {
  const site = await serve(folder)
  const browser = await launch()
  const { address } = site
  const settled: Finding[] = []

  /**
   * Runs one pass.
   * @returns the stories that a retry may change
   */
  async function look(before: ReadonlyMap<string, Finding[]>, pass: Pass): Promise<Map<string, Finding[]>> {
    const at = [...before.keys()]
    const open = new Map<string, Finding[]>()
    let done = 0
    await captureStories({
      browser,
      address,
      stories: at,
      checks: !toApprove,
      ...pass,
      onStory: async (story, drawn) => {
        const found = await compareToBaseline(story, drawn)
        const isSettled = found.every(({ verdict }) => verdict === 'same' || (pass.care && verdict === 'new'))
        if (isSettled || (pass.care && !toApprove && found.some(isOfChecks))) settled.push(...found)
        else open.set(story, found)
        const first = before.get(story)?.find(isOfChecks)
        if (first && !found.some(isOfChecks)) tell(`passed at its second try: ${story} (${first.reason ?? ''})`)
        if (++done % every === 0) tell(`${done} of ${at.length} stories`)
      },
    })
    return open
  }

  try {
    let open = await look(new Map(stories.map((story) => [story, []])), toApprove ? careful : quick)
    if (!toApprove) open = await look(open, { ...careful, fresh: true })
    if (open.size <= few) open = await look(open, alone)
    return [...settled, ...open.values()].flat()
  } finally {
    await browser.close()
    await site.close()
  }
}
