import { launch } from './browser.ts'
import { drawStories } from './draw.ts'
import { judge, type Finding } from './judge.ts'
import { serve } from './site.ts'

const every = 50

/** Draws stories and holds them against what was approved. What differs is drawn once more: a busy machine draws late at times. */
export async function runVisual(stories: readonly string[], tell: (line: string) => void): Promise<Finding[]> {
  const site = await serve()
  const browser = await launch()
  const { address } = site
  const findings: Finding[] = []
  const again: string[] = []
  let done = 0
  try {
    await drawStories({
      browser,
      address,
      stories,
      onStory: async (story, drawn) => {
        const found = await judge(story, drawn)
        if (found.some(({ verdict }) => verdict === 'different' || verdict === 'not drawn')) again.push(story)
        else findings.push(...found)
        done++
        if (done % every === 0) tell(`${done} of ${stories.length} stories`)
      },
    })
    await drawStories({
      browser,
      address,
      stories: again,
      pages: 1,
      onStory: async (story, drawn) => {
        findings.push(...(await judge(story, drawn)))
      },
    })
  } finally {
    await browser.close()
    await site.close()
  }
  return findings
}
