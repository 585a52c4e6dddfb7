import { expect, it } from 'vitest'
import { maxUsers, parseAnnouncement, payloadsOf } from './announcement.ts'

const event = { kind: 'answerCorrected', test_id: 2_147_483_647, exercise_id: 2_147_483_647 } as const

it('no payload is longer than NOTIFY takes, and none is missing, whatever the ids', () => {
  const to = Array.from({ length: 2 * maxUsers + 1 }, (_, index) => 2_147_483_647 - index)
  const payloads = payloadsOf({ to, event, except: 2_147_483_647 })
  expect(Math.max(...payloads.map((one) => Buffer.byteLength(one)))).toBeLessThan(8000)
  expect(payloads.flatMap((one) => parseAnnouncement(one)?.to ?? [])).toEqual(to)
  expect(parseAnnouncement(payloads[0] ?? '')).toMatchObject({ event, except: 2_147_483_647 })
})

it('nothing is sent where nobody is concerned', () => {
  expect(payloadsOf({ to: [], event })).toEqual([])
})

it.each([
  'no json',
  '{}',
  '{"to":"1"}',
  '{"to":["1"]}',
  '{"to":[1],"event":"{\\"kind\\":\\"newer\\"}"}',
  '{"to":[1],"event":{"kind":"testFinished","test_id":1}}',
])('what another build has sent is left alone: %s', (payload) => {
  expect(parseAnnouncement(payload)).toBeNull()
})
