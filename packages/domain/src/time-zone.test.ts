import { expect, it } from 'vitest'
import { isTimeZone } from './time-zone.ts'

it.each(['America/Sao_Paulo', 'Asia/Kathmandu', 'UTC'])('knows the time zone %s', (name) => {
  expect(isTimeZone(name)).toBe(true)
})

it.each(['America/Atlantis', '+03:00', '-03:00', '', ' ', 'Brasília'])('refuses %j', (name) => {
  expect(isTimeZone(name)).toBe(false)
})
