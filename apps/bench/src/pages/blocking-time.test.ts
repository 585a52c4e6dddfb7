import { describe, expect, it } from 'vitest'
import { blockingTime, longTaskTime } from './blocking-time.ts'

const task = (startTime: number, duration: number) => ({ startTime, duration })

describe('the total blocking time', () => {
  it('is what long tasks take beyond 50 ms each', () => {
    expect(blockingTime([task(1000, 60), task(2000, 150)], 500)).toBe(110)
  })

  it('leaves out what ends before the first paint, and counts only the rest of a task in which it falls', () => {
    expect(blockingTime([task(0, 400), task(400, 300)], 500)).toBe(150)
  })

  it('never subtracts for a task of which less than 50 ms remain', () => {
    expect(blockingTime([task(400, 120), task(1000, 70)], 500)).toBe(20)
  })

  it('does not hide the work before the first paint from the sum of long tasks', () => {
    expect(longTaskTime([task(0, 400), task(400, 300)])).toBe(700)
  })
})
