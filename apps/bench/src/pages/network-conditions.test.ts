import { describe, expect, it } from 'vitest'
import { createLink } from './network-conditions.ts'

describe('a throttled link', () => {
  it('takes eight bits a byte at its kilobits a second', () => {
    const reserve = createLink(400)
    expect(reserve(50, 100)).toBe(101)
  })

  it('makes what asks next wait for what is under way', () => {
    const reserve = createLink(400)
    reserve(500, 100)
    expect(reserve(500, 105)).toBe(120)
  })

  it('does not save up time in which nothing was sent', () => {
    const reserve = createLink(400)
    reserve(50, 100)
    expect(reserve(50, 1000)).toBe(1001)
  })

  it('lets everything pass at once where it is not throttled', () => {
    expect(createLink(Infinity)(1_000_000, 7)).toBe(7)
  })
})
