import { expect, it } from 'vitest'
import { askAllAgain, isOffered, requestTour, saveDone, takeRequest } from './flags.ts'

it('offers a tour until it was taken or dismissed, for each user and each screen apart', () => {
  expect(isOffered(7, 'books')).toBe(true)
  saveDone(7, 'books')
  expect(localStorage.getItem('the-house.tour.7.books')).toBe('true')
  expect(isOffered(7, 'books')).toBe(false)
  expect(isOffered(7, 'dashboard')).toBe(true)
  expect(isOffered(8, 'books')).toBe(true)
})

it('starts a tour that was requested once, on the next screen if it is the right one', () => {
  saveDone(7, 'books')
  saveDone(7, 'dashboard')
  requestTour(7, 'books')
  expect(isOffered(7, 'books')).toBe(true)
  expect(isOffered(7, 'dashboard')).toBe(false)
  expect(takeRequest('books')).toBe(true)
  expect(takeRequest('books')).toBe(false)
  requestTour(7, 'books')
  expect(takeRequest('dashboard')).toBe(false)
  expect(takeRequest('books')).toBe(false)
})

it('clears every flag when help is asked for, and nothing else', () => {
  saveDone(7, 'books')
  saveDone(8, 'dashboard')
  localStorage.setItem('the-house.tours', 'false')
  localStorage.setItem('the-house.tutorial-hidden.7', 'true')
  askAllAgain()
  expect(Object.keys(localStorage)).toEqual(['the-house.tutorial-hidden.7'])
})

it('offers none on a device where they are switched off', () => {
  localStorage.setItem('the-house.tours', 'false')
  expect(isOffered(7, 'books')).toBe(false)
})
