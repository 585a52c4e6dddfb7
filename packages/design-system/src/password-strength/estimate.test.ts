import { describe, expect, it } from 'vitest'
import { estimate } from './estimate.ts'

describe('the strength of a password', () => {
  it.each([
    ['password', 0],
    ['magnolia', 1],
    ['kitchen', 2],
    ['sunflower22', 3],
    ['velvet river cactus', 4],
  ])('of %s is %i of 4', (password, score) => {
    expect(estimate(password, '')).toBe(score)
  })

  it('is low where it is made of what is known of its owner', () => {
    const known = 'Maria Fernandes maria.fernandes@house.test'
    expect(estimate('fernandes', known)).toBeLessThan(estimate('fernandes', ''))
  })

  it('of a very long password is estimated at once', () => {
    const start = performance.now()
    expect(estimate('a1!'.repeat(400), '')).toBeGreaterThan(0)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
