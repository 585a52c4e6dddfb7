import { expect, it } from 'vitest'
import { contextOf } from './blank-context.ts'

const masked = 'Every m##### she op##### the window of her small room,\nand #####.'

it('shows three words on either side, and what touches the blank', () => {
  expect(contextOf(masked, 1)).toBe('Every m____ she op… the')
  expect(contextOf(masked, 2)).toBe('Every m… she op____ the window of')
  expect(contextOf(masked, 3)).toBe('small room, and ____.')
})

it('shows the blank alone where there is nothing else', () => {
  expect(contextOf('#####', 1)).toBe('____')
})
