import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsOf, advance, openFlow, unanswered, type Course, type Flow, type FlowEvent } from './flow.ts'

interface Given extends Partial<Omit<Course, 'exercises' | 'isEmpty'>> {
  answered?: number[]
  filled?: number[]
}

/** Three exercises: 1, 2, 3. */
function given({ answered = [], filled = [], ...rest }: Given = {}): Course {
  return {
    exercises: [1, 2, 3].map((id) => ({ id, answered: answered.includes(id) })),
    concluded: false,
    showFeedback: true,
    offline: false,
    isEmpty: (id) => !filled.includes(id) && !answered.includes(id),
    ...rest,
  }
}

const at = (current: number, rest: Partial<Flow> = {}): Flow => ({
  current,
  view: 'exercises',
  checking: [],
  asking: false,
  finishing: false,
  ...rest,
})

describe('opening', () => {
  it('shows the exercise that the address names', () => expect(openFlow(given(), 2).current).toBe(2))
  it('shows the first when the address names none', () => expect(openFlow(given(), null).current).toBe(1))
  it('shows the first when the address names one of another set', () => expect(openFlow(given(), 99).current).toBe(1))
  it('shows the result of a concluded set', () =>
    expect(openFlow(given({ concluded: true }), null).view).toBe('feedback'))
  it('shows the exercise, not the result, when a link names it', () =>
    expect(openFlow(given({ concluded: true }), 2)).toMatchObject({ current: 2, view: 'exercises' }))
  it('shows no result where feedback is off', () =>
    expect(openFlow(given({ concluded: true, showFeedback: false }), null).view).toBe('exercises'))
})

describe('an unanswered exercise', () => {
  it('can be skipped, and holds Verify while it is empty', () =>
    expect(actionsOf(given(), at(1))).toEqual({ skip: true, primary: 'verify', held: 'empty' }))
  it('can be verified once it is filled', () =>
    expect(actionsOf(given({ filled: [1] }), at(1))).toEqual({ skip: true, primary: 'verify', held: null }))
  it('does not verify while it is empty', () =>
    expect(advance(given(), at(1), { type: 'verify' })).toEqual([at(1), []]))
  it('stops the sound and hands in on Verify', () =>
    expect(advance(given({ filled: [1] }), at(1), { type: 'verify' })).toEqual([
      at(1, { checking: [1] }),
      [{ do: 'stopAudio' }, { do: 'verify', id: 1 }],
    ]))
  it('leads to the next on Skip', () => expect(advance(given(), at(1), { type: 'skip' })[0].current).toBe(2))
  it('does not go on by Next', () =>
    expect(advance(given({ filled: [1] }), at(1), { type: 'next' })).toEqual([at(1), []]))
})

describe('an exercise that is being checked', () => {
  const flow = at(1, { checking: [1] })
  it('keeps Verify busy while the server is there', () =>
    expect(actionsOf(given({ filled: [1] }), flow)).toEqual({ skip: false, primary: 'verify', held: 'busy' }))
  it('lets the user go on while the server is out of reach', () =>
    expect(actionsOf(given({ filled: [1], offline: true }), flow)).toEqual({
      skip: false,
      primary: 'next',
      held: null,
    }))
  it('is not handed in twice', () =>
    expect(advance(given({ filled: [1] }), flow, { type: 'verify' })).toEqual([flow, []]))
  it('is settled once it is marked', () =>
    expect(advance(given({ answered: [1] }), flow, { type: 'marked', id: 1 })).toEqual([at(1), []]))
  it('can be verified again when checking failed', () => {
    const [after] = advance(given({ filled: [1] }), flow, { type: 'notMarked', id: 1 })
    expect(actionsOf(given({ filled: [1] }), after).primary).toBe('verify')
  })
})

describe('an answered exercise', () => {
  it('offers Next and no Skip', () =>
    expect(actionsOf(given({ answered: [1] }), at(1))).toEqual({ skip: false, primary: 'next', held: null }))
  it('offers Finish at the last', () => expect(actionsOf(given({ answered: [3] }), at(3)).primary).toBe('finish'))
  it('goes to the following one on Next', () =>
    expect(advance(given({ answered: [1] }), at(1), { type: 'next' })).toEqual([at(2), [{ do: 'stopAudio' }]]))
  it('cannot be skipped', () => expect(advance(given({ answered: [1] }), at(1), { type: 'skip' })).toEqual([at(1), []]))
})

describe('without feedback', () => {
  it('uses Next directly', () =>
    expect(actionsOf(given({ showFeedback: false, filled: [1] }), at(1))).toEqual({
      skip: false,
      primary: 'next',
      held: null,
    }))
  it('allows to skip while nothing is filled in', () =>
    expect(actionsOf(given({ showFeedback: false }), at(1))).toEqual({ skip: true, primary: 'next', held: 'empty' }))
  it('counts what is filled in as answered', () =>
    expect(unanswered(given({ showFeedback: false, filled: [1, 3] }), at(3))).toEqual([2]))
  it('shows no result after the finish', () =>
    expect(advance(given({ showFeedback: false }), at(3, { finishing: true }), { type: 'finished' })[0].view).toBe(
      'exercises',
    ))
  it('leaves from the last one of a concluded set', () =>
    expect(actionsOf(given({ showFeedback: false, concluded: true }), at(3)).primary).toBe('leave'))
})

describe('finishing', () => {
  it('needs no question when all is answered', () =>
    expect(advance(given({ answered: [1, 2, 3] }), at(3), { type: 'next' })).toEqual([
      at(3, { finishing: true }),
      [{ do: 'finish' }],
    ]))
  it('asks first when something is unanswered', () =>
    expect(advance(given({ answered: [1, 3] }), at(3), { type: 'next' })).toEqual([at(3, { asking: true }), []]))
  it('is also what Skip on the last leads to', () =>
    expect(advance(given(), at(3), { type: 'skip' })[0].asking).toBe(true))
  it('counts what waits to be checked as answered', () =>
    expect(unanswered(given({ answered: [1], offline: true }), at(3, { checking: [2] }))).toEqual([3]))
  it('proceeds only on confirm', () =>
    expect(advance(given(), at(3, { asking: true }), { type: 'confirmFinish' })).toEqual([
      at(3, { finishing: true }),
      [{ do: 'finish' }],
    ]))
  it('does nothing on a confirm that was not asked for', () =>
    expect(advance(given(), at(3), { type: 'confirmFinish' })).toEqual([at(3), []]))
  it('stays on cancel', () =>
    expect(advance(given(), at(3, { asking: true }), { type: 'cancelFinish' })).toEqual([at(3), []]))
  it('is not sent twice', () =>
    expect(advance(given({ answered: [1, 2, 3] }), at(3, { finishing: true }), { type: 'next' })[1]).toEqual([]))
  it('shows the result', () =>
    expect(advance(given({ concluded: true }), at(3, { finishing: true }), { type: 'finished' })[0]).toEqual(
      at(3, { view: 'feedback' }),
    ))
  it('can be tried again after a failure', () =>
    expect(advance(given(), at(3, { finishing: true }), { type: 'notFinished' })[0]).toEqual(at(3)))
})

describe('a concluded set', () => {
  const concluded = given({ concluded: true, answered: [1, 3] })
  it('goes through the answers by Next', () => expect(actionsOf(concluded, at(2)).primary).toBe('next'))
  it('offers the feedback at the last', () => expect(actionsOf(concluded, at(3)).primary).toBe('seeFeedback'))
  it('shows the feedback when asked', () =>
    expect(advance(concluded, at(3), { type: 'seeFeedback' })[0].view).toBe('feedback'))
  it('returns to review for the answers', () =>
    expect(advance(concluded, at(3, { view: 'feedback' }), { type: 'seeAnswers' })[0].view).toBe('exercises'))
  it('restarts from the first on retry', () =>
    expect(advance(concluded, at(3, { view: 'feedback' }), { type: 'retried', first: 1 })).toEqual([at(1), []]))
  it('has no feedback to show before it is concluded', () =>
    expect(advance(given(), at(3), { type: 'seeFeedback' })).toEqual([at(3), []]))
})

describe('the segments', () => {
  it('open the exercise that is chosen', () =>
    expect(advance(given(), at(1), { type: 'select', id: 3 })).toEqual([at(3), [{ do: 'stopAudio' }]]))
  it('know only exercises of the set', () =>
    expect(advance(given(), at(1), { type: 'select', id: 9 })).toEqual([at(1), []]))
})

const events: fc.Arbitrary<FlowEvent> = fc.oneof(
  fc.constantFrom<FlowEvent>(
    { type: 'verify' }, { type: 'skip' }, { type: 'next' }, { type: 'confirmFinish' }, { type: 'cancelFinish' },
    { type: 'notFinished' }, { type: 'seeFeedback' }, { type: 'seeAnswers' },
  ), // prettier-ignore
  fc.record({ type: fc.constantFrom('select' as const, 'notMarked' as const), id: fc.integer({ min: 1, max: 3 }) }),
)

/** Every command that a series of presses leads to, with the moment before it. */
function commandsOf(course: Course, pressed: FlowEvent[]) {
  let flow = openFlow(course, null)
  return pressed.flatMap((event) => {
    const before = flow
    const [after, commands] = advance(course, before, event)
    flow = after
    return commands.map((command) => ({ before, command }))
  })
}

it('never hands in an empty answer, nor finishes unanswered without the question, whatever is pressed', () => {
  const property = fc.property(
    fc.array(events, { maxLength: 30 }),
    fc.subarray([1, 2, 3]),
    fc.boolean(),
    (pressed, filled, offline) => {
      const course = given({ filled, offline })
      return commandsOf(course, pressed).every(
        ({ before, command }) =>
          command.do === 'stopAudio' ||
          (command.do === 'verify'
            ? filled.includes(command.id)
            : before.asking || unanswered(course, before).length === 0),
      )
    },
  )
  expect(fc.check(property)).toMatchObject({ failed: false })
})
