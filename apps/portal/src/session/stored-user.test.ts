import { expect, it } from 'vitest'
import { userOf } from '../testing/open-page.tsx'
import { parseUser } from './stored-user.ts'

it('reads the user that an earlier visit has stored', () => {
  expect(parseUser(JSON.stringify(userOf()))).toEqual(userOf())
})

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['another profile', JSON.stringify({ ...userOf(), profile: 'PIRATE' })],
  ['no roles', JSON.stringify({ ...userOf(), roles: undefined })],
  ['no unit', JSON.stringify({ ...userOf(), unity: null })],
])('reads %s as no signed-in user', (_, json) => {
  expect(parseUser(json)).toBeNull()
})
