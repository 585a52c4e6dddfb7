import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  actionsOf,
  flowReducer,
  isClosing,
  initialFlow,
  unanswered,
  type FlowContext,
  type Flow,
  type FlowAction,
} from './flow-reducer.ts'

interface Given extends Partial<Omit<FlowContext, 'exercises' | 'isEmpty'>> {
  answered?: number[]
  filled?: number[]
  flagged?: number[]
  conflicts?: number[]
}

/** Three exercises: 1, 2, 3. */
function given({ answered = [], filled = [], flagged = [], conflicts = [], ...rest }: Given = {}): FlowContext {
  return {
    exercises: [1, 2, 3].map((id) => ({ id, answered: answered.includes(id), flagged: flagged.includes(id) })),
    concluded: false,
    checked: true,
    closing: true,
    stalled: false,
    isConflict: (id) => conflicts.includes(id),
    isEmpty: (id) => !filled.includes(id) && !answered.includes(id),
    ...rest,
  }
}

const at = (current: number, rest: Partial<Flow> = {}): Flow => ({
  current,
  reviewing: false,
  checking: [],
  asking: false,
  finishing: false,
  ...rest,
})

/** A set that is marked at the end only. */
const unchecked = (changes: Given = {}) => given({ checked: false, ...changes })

/** Whether a set opens with its closing screen. */
const opened = (course: FlowContext, named: number | null) => isClosing(course, initialFlow(course, named))

describe('opening', () => {
  it('shows the exercise that the address names', () => expect(initialFlow(given(), 2).current).toBe(2))
  it('shows the first when the address names none', () => expect(initialFlow(given(), null).current).toBe(1))
  it('shows the first when the address names one of another set', () =>
    expect(initialFlow(given(), 99).current).toBe(1))
  it('shows the end of a concluded set', () => expect(opened(given({ concluded: true }), null)).toBe(true))
  it('shows the exercise, not the end, when a link names it', () => {
    expect(initialFlow(given({ concluded: true }), 2).current).toBe(2)
    expect(opened(given({ concluded: true }), 2)).toBe(false)
  })
  it('shows the answers where a set has no end of its own', () =>
    expect(opened(given({ concluded: true, closing: false }), null)).toBe(false))
  it('shows the end as soon as the set is concluded, here or elsewhere', () =>
    expect(isClosing(given({ concluded: true }), initialFlow(given(), 2))).toBe(true))
})

describe('an unanswered exercise', () => {
  it('can be skipped, and holds Verify while it is empty', () =>
    expect(actionsOf(given(), at(1))).toEqual({ skip: true, primary: 'verify', held: 'empty' }))
  it('can be verified once it is filled', () =>
    expect(actionsOf(given({ filled: [1] }), at(1))).toEqual({ skip: true, primary: 'verify', held: null }))
  it('does not verify while it is empty', () =>
    expect(flowReducer(given(), at(1), { type: 'verify' })).toEqual([at(1), []]))
  it('stops the sound and hands in on Verify', () =>
    expect(flowReducer(given({ filled: [1] }), at(1), { type: 'verify' })).toEqual([
      at(1, { checking: [1] }),
      [{ do: 'stopAudio' }, { do: 'verify', id: 1 }],
    ]))
  it('leads to the next on Skip', () => expect(flowReducer(given(), at(1), { type: 'skip' })[0].current).toBe(2))
  it('does not go on by Next', () =>
    expect(flowReducer(given({ filled: [1] }), at(1), { type: 'next' })).toEqual([at(1), []]))
})

describe('an exercise that is being checked', () => {
  const flow = at(1, { checking: [1] })
  it('keeps Verify busy while the server is there', () =>
    expect(actionsOf(given({ filled: [1] }), flow)).toEqual({ skip: false, primary: 'verify', held: 'busy' }))
  it('lets the user go on while the server is out of reach', () =>
    expect(actionsOf(given({ filled: [1], stalled: true }), flow)).toEqual({
      skip: false,
      primary: 'next',
      held: null,
    }))
  it('is not handed in twice', () =>
    expect(flowReducer(given({ filled: [1] }), flow, { type: 'verify' })).toEqual([flow, []]))
  it('is settled once it is marked', () =>
    expect(flowReducer(given({ answered: [1] }), flow, { type: 'marked', id: 1 })).toEqual([at(1), []]))
  it('can be verified again when checking failed', () => {
    const [after] = flowReducer(given({ filled: [1] }), flow, { type: 'notMarked', id: 1 })
    expect(actionsOf(given({ filled: [1] }), after).primary).toBe('verify')
  })
})

describe('an answered exercise', () => {
  it('offers Next and no Skip', () =>
    expect(actionsOf(given({ answered: [1] }), at(1))).toEqual({ skip: false, primary: 'next', held: null }))
  it('offers Finish at the last', () => expect(actionsOf(given({ answered: [3] }), at(3)).primary).toBe('finish'))
  it('goes to the following one on Next', () =>
    expect(flowReducer(given({ answered: [1] }), at(1), { type: 'next' })).toEqual([at(2), [{ do: 'stopAudio' }]]))
  it('cannot be skipped', () =>
    expect(flowReducer(given({ answered: [1] }), at(1), { type: 'skip' })).toEqual([at(1), []]))
})

describe('where answers are not checked one by one', () => {
  it('uses Next directly', () =>
    expect(actionsOf(unchecked({ filled: [1] }), at(1))).toEqual({ skip: false, primary: 'next', held: null }))
  it('allows to skip while nothing is filled in', () =>
    expect(actionsOf(unchecked(), at(1))).toEqual({ skip: true, primary: 'next', held: 'empty' }))
  it('hands nothing in by itself', () =>
    expect(flowReducer(unchecked({ filled: [1] }), at(1), { type: 'verify' })).toEqual([at(1), []]))
  it('finishes at the last', () => expect(actionsOf(unchecked({ filled: [3] }), at(3)).primary).toBe('finish'))
  it('counts what is filled in as answered', () =>
    expect(unanswered(unchecked({ filled: [1, 3] }), at(3))).toEqual([2]))
  it('leaves from the last one of a concluded set that has no end of its own', () => {
    const course = unchecked({ closing: false, concluded: true })
    expect(actionsOf(course, at(3)).primary).toBe('leave')
    expect(flowReducer(course, at(3), { type: 'leave' })).toEqual([at(3), [{ do: 'leave' }]])
  })
  it('does not leave before', () => expect(flowReducer(unchecked(), at(3), { type: 'leave' })).toEqual([at(3), []]))
})

describe('finishing', () => {
  it('needs no question when all is answered', () =>
    expect(flowReducer(given({ answered: [1, 2, 3] }), at(3), { type: 'finish' })).toEqual([
      at(3, { finishing: true }),
      [{ do: 'finish' }],
    ]))
  it('asks first when something is unanswered', () =>
    expect(flowReducer(given({ answered: [1, 3] }), at(3), { type: 'finish' })).toEqual([at(3, { asking: true }), []]))
  it('asks first when something is marked to come back to', () =>
    expect(flowReducer(given({ answered: [1, 2, 3], flagged: [2] }), at(3), { type: 'finish' })).toEqual([
      at(3, { asking: true }),
      [],
    ]))
  it('is left alone when one goes back to an open one', () =>
    expect(flowReducer(given(), at(3, { asking: true }), { type: 'select', id: 1 })[0]).toEqual(at(1)))
  it('is also what Skip on the last leads to', () =>
    expect(flowReducer(given(), at(3), { type: 'skip' })[0].asking).toBe(true))
  it('counts what waits to be checked as answered', () =>
    expect(unanswered(given({ answered: [1], stalled: true }), at(3, { checking: [2] }))).toEqual([3]))
  it('proceeds only on confirm', () =>
    expect(flowReducer(given(), at(3, { asking: true }), { type: 'confirmFinish' })).toEqual([
      at(3, { finishing: true }),
      [{ do: 'finish' }],
    ]))
  it('does nothing on a confirm that was not asked for', () =>
    expect(flowReducer(given(), at(3), { type: 'confirmFinish' })).toEqual([at(3), []]))
  it('stays on cancel', () =>
    expect(flowReducer(given(), at(3, { asking: true }), { type: 'cancelFinish' })).toEqual([at(3), []]))
  it('is not sent twice', () =>
    expect(flowReducer(given({ answered: [1, 2, 3] }), at(3, { finishing: true }), { type: 'finish' })[1]).toEqual([]))
  it('shows the end', () => {
    const course = given({ concluded: true })
    const [after] = flowReducer(course, at(3, { finishing: true }), { type: 'finished' })
    expect(after).toEqual(at(3))
    expect(isClosing(course, after)).toBe(true)
  })
  it('can be tried again after a failure', () =>
    expect(flowReducer(given(), at(3, { finishing: true }), { type: 'notFinished' })[0]).toEqual(at(3)))
})

describe('a concluded set', () => {
  const concluded = given({ concluded: true, answered: [1, 3] })
  it('goes through the answers by Next', () => expect(actionsOf(concluded, at(2)).primary).toBe('next'))
  it('offers the feedback at the last', () => expect(actionsOf(concluded, at(3)).primary).toBe('seeFeedback'))
  const shows = (flow: Flow) => isClosing(concluded, flow)
  it('shows the feedback when asked', () => {
    const [after] = flowReducer(concluded, at(3, { reviewing: true }), { type: 'seeFeedback' })
    expect(shows(after)).toBe(true)
  })
  it('returns to review for the answers', () => {
    expect(shows(at(3))).toBe(true)
    expect(shows(flowReducer(concluded, at(3), { type: 'seeAnswers' })[0])).toBe(false)
    expect(shows(flowReducer(concluded, at(3), { type: 'select', id: 2 })[0])).toBe(false)
  })
  it('restarts from the first on retry', () =>
    expect(flowReducer(concluded, at(3, { reviewing: true }), { type: 'retried', first: 1 })).toEqual([at(1), []]))
  it('has no end to show before it is concluded', () => expect(isClosing(given(), at(3))).toBe(false))
})

describe('the segments', () => {
  it('open the exercise that is chosen', () =>
    expect(flowReducer(given(), at(1), { type: 'select', id: 3 })).toEqual([at(3), [{ do: 'stopAudio' }]]))
  it('know only exercises of the set', () =>
    expect(flowReducer(given(), at(1), { type: 'select', id: 9 })).toEqual([at(1), []]))
})

const events: fc.Arbitrary<FlowAction> = fc.oneof(
  fc.constantFrom<FlowAction>(
    { type: 'verify' }, { type: 'skip' }, { type: 'next' }, { type: 'finish' }, { type: 'confirmFinish' }, { type: 'cancelFinish' },
    { type: 'notFinished' }, { type: 'seeFeedback' }, { type: 'seeAnswers' },
  ), // oxfmt-ignore
  fc.record({ type: fc.constantFrom('select' as const, 'notMarked' as const), id: fc.integer({ min: 1, max: 3 }) }),
)

/** All effects of a series of actions, each with the state before it. */
function commandsOf(course: FlowContext, pressed: FlowAction[]) {
  let flow = initialFlow(course, null)
  return pressed.flatMap((event) => {
    const before = flow
    const [after, commands] = flowReducer(course, before, event)
    flow = after
    return commands.map((command) => ({ before, command }))
  })
}

it('never hands in an empty answer, nor finishes unanswered without the question, whatever is pressed', () => {
  const property = fc.property(
    fc.array(events, { maxLength: 30 }),
    fc.subarray([1, 2, 3]),
    fc.boolean(),
    (pressed, filled, stalled) => {
      const course = given({ filled, stalled })
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
