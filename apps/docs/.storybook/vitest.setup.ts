import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What the console said in a story: warnings of React, missing words, failed requests. */
const complaints: unknown[][] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      complaints.push(said)
    })
})

afterEach(() => {
  vi.restoreAllMocks()
  // oxlint-disable-next-line vitest/no-standalone-expect -- it judges the story that has just run
  expect(complaints, 'nothing is written to the console').toEqual([])
})
