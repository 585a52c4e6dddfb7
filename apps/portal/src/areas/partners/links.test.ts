import { expect, it } from 'vitest'
import { dialOf, mapOf, siteOf } from './links.ts'

it('finds a partner on the map by name and state, whatever signs they have', () => {
  expect(mapOf('Pão & Cia', 'PE')).toBe('https://www.google.com/maps/search/?api=1&query=P%C3%A3o+%26+Cia%2C+PE')
})

it.each([
  ['81987654321', 'tel:+5581987654321'],
  ['(11) 3256-1000', 'tel:+551132561000'],
  ['5511987654321', 'tel:+5511987654321'],
])('dials %s with the country', (phone, dialled) => {
  expect(dialOf(phone)).toBe(dialled)
})

it.each([
  ['https://cafe.example.com/menu', 'https://cafe.example.com/menu'],
  [' cafe.example.com ', 'https://cafe.example.com/'],
  ['http://cafe.example.com', 'http://cafe.example.com/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['', null],
  ['no site yet', null],
])('leads from %j to %s', (written, site) => {
  expect(siteOf(written)).toBe(site)
})
