import { expect, it } from 'vitest'
import { parseUserEvent } from './events.ts'

it.each([
  { kind: 'testFinished', test_id: 3 },
  { kind: 'answerSaved', test_id: 3, exercise_id: 4 },
  { kind: 'notificationsChanged' },
])('an event is read with its ids: %o', (event) => {
  expect(parseUserEvent(JSON.stringify(event))).toEqual(event)
})

it.each([
  ['of a kind that a newer server has', '{"kind":"unheard","test_id":1}'],
  ['named like a property of every object', '{"kind":"constructor"}'],
  ['without an id that it must name', '{"kind":"answerSaved","test_id":3}'],
  ['with a text for an id', '{"kind":"testFinished","test_id":"3"}'],
  ['that is cut off', '{"kind":"testFin'],
  ['that is no object', 'null'],
])('an event %s is none', (_, data) => {
  expect(parseUserEvent(data)).toBeNull()
})
