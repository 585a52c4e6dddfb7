import { limits } from '@the-house/domain'
import { describe, expect, it } from 'vitest'
import { builtAt, comingAfter, frameAt } from './house-frame.ts'

const stages = Array.from({ length: limits.houseStages }, (_, index) => index + 1)

/** The larger of what the built part fills of the frame's width and of its height. */
function shareAt(stage: number): number {
  const { left, top, right, bottom } = builtAt(stage)
  const { width, height } = frameAt(stage)
  return Math.max((right - left) / width, (bottom - top) / height)
}

describe.each(stages)('stage %i', (stage) => {
  const { x, y, width, height } = frameAt(stage)

  it('fills half of its frame with what is built, a third where only a sign stands', () => {
    expect(shareAt(stage)).toBeGreaterThanOrEqual(stage === 1 ? 0.36 : 0.5)
  })

  it('cuts nothing of what is built, and nothing of what comes next', () => {
    const coming = comingAfter(stage).flatMap(({ at }) => at?.(stage + 1) ?? [])
    for (const { left, top, right, bottom } of [builtAt(stage), ...coming]) {
      expect(left).toBeGreaterThanOrEqual(x)
      expect(top).toBeGreaterThanOrEqual(y)
      expect(right).toBeLessThanOrEqual(x + width)
      expect(bottom).toBeLessThanOrEqual(y + height)
    }
  })

  it('is as wide as the one before, or wider, and always as wide to high as the whole drawing', () => {
    expect(width).toBeGreaterThanOrEqual(frameAt(Math.max(stage - 1, 1)).width)
    expect(width / height).toBeCloseTo(4 / 3)
  })

  it('says what comes next, but for the last', () => {
    expect(comingAfter(stage).length > 0).toBe(stage < limits.houseStages)
  })
})

it('is less than two thirds sky when the ground is bare', () => {
  const { y, height } = frameAt(1)
  expect((205 - y) / height).toBeLessThan(0.6)
})

it('shows the whole drawing at the end', () => {
  expect(frameAt(limits.houseStages)).toEqual({ x: 0, y: 0, width: 320, height: 240 })
})
