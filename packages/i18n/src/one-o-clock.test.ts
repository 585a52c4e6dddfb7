import { expect, it } from 'vitest'
import { translatorFor } from './server.ts'

it('mails have a singular before one o’clock in Portuguese, and leave other hours and languages as they are', () => {
  const day = { weekday: 'sexta-feira', date: '20/03/2026', offset: 'GMT-3' }
  const time = (from: string, end: string) => translatorFor('pt')('mails.class.time', { ...day, time: from, end })
  expect(time('01:30', '02:30')).toContain('da 01:30 às 02:30')
  expect(time('00:30', '01:30')).toContain('das 00:30 à 01:30')
  expect(time('11:30', '21:00')).toContain('das 11:30 às 21:00')
  expect(translatorFor('en')('mails.class.time', { ...day, time: '01:30', end: '02:30' })).toContain('01:30 to 02:30')
})
