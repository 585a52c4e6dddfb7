import { afterEach, beforeEach, expect, vi } from 'vitest'
import { examineOtherMode, fitNarrowest, type Played } from './other-looks.ts'

declare module 'vitest' {
  interface TestContext {
    /** Put here by Storybook's plugin. */
    story?: Played
  }
}

/** What the console said in a story: warnings of React, missing words, failed requests. */
const complaints: unknown[][] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      complaints.push(said)
    })
})

afterEach(async ({ story, task }) => {
  try {
    if (story && task.result?.state !== 'fail') {
      await examineOtherMode(story)
      if (story.globals['language'] === 'en') await fitNarrowest()
    }
  } finally {
    vi.restoreAllMocks()
  }
  // oxlint-disable-next-line vitest/no-standalone-expect -- it judges the story that has just run
  expect(complaints, 'nothing is written to the console').toEqual([])
})
