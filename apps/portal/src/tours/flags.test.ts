import { expect, it } from 'vitest'
import { askAgain, askAllAgain, isDue, saveDone } from './flags.ts'

it('knows a tour as due until it was walked, for each user and each screen apart', () => {
  expect(isDue(7, 'books')).toBe(true)
  saveDone(7, 'books')
  expect(localStorage.getItem('the-house.tour.7.books')).toBe('true')
  expect(isDue(7, 'books')).toBe(false)
  expect(isDue(7, 'dashboard')).toBe(true)
  expect(isDue(8, 'books')).toBe(true)
})

it('lets one tour start again, and no other', () => {
  saveDone(7, 'books')
  saveDone(7, 'dashboard')
  askAgain(7, 'books')
  expect(isDue(7, 'books')).toBe(true)
  expect(isDue(7, 'dashboard')).toBe(false)
})

it('clears every flag when help is asked for, and nothing else', () => {
  saveDone(7, 'books')
  saveDone(8, 'dashboard')
  localStorage.setItem('the-house.tours', 'false')
  localStorage.setItem('the-house.tutorial-hidden.7', 'true')
  askAllAgain()
  expect(Object.keys(localStorage)).toEqual(['the-house.tutorial-hidden.7'])
})

it('starts none by itself on a device where they are switched off', () => {
  localStorage.setItem('the-house.tours', 'false')
  expect(isDue(7, 'books')).toBe(false)
})
