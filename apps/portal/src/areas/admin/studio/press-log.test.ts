import type { CourseStep, PressedSteps } from '@the-house/domain'
import { expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { PressLog, type PressLabel } from './press-log.ts'

const label = (name: string): PressLabel => ({ action: 'CHANGE', count: 1, name })
const change = (version: number): CourseStep => ({ action: 'CHANGE', entity: 'topics', id: 4, version, fields: {} })

/** A server with one topic, whose version every press raises. */
function school() {
  let version = 1
  const sent: CourseStep[][] = []
  const send = (steps: CourseStep[]): Promise<PressedSteps> => {
    sent.push(steps)
    if (steps.some((step) => step.version !== version)) return Promise.reject(new ApiError({ status: 409 }))
    const before = version
    version += 1
    const versions: PressedSteps['versions'] = [{ entity: 'topics', id: 4, before, version }]
    return Promise.resolve({ made: [], inverse: [change(version)], versions })
  }
  return { sent, log: new PressLog(send), changeElsewhere: () => (version += 1) }
}
const isRefused = (error: unknown) => error instanceof ApiError

it('takes back presses one after the other, the last one first', async () => {
  const { log } = school()
  await log.press([change(1)], label('first'))
  await log.press([change(2)], label('second'))
  expect(log.undoable()).toEqual(label('second'))
  expect(await log.undo(isRefused)).toMatchObject({ label: label('second') })
  expect(await log.undo(isRefused)).toMatchObject({ label: label('first') })
  expect(log.undoable()).toBeNull()
  expect(await log.undo(isRefused)).toBeNull()
})

it('takes back a named press only while it is the last one', async () => {
  const { log } = school()
  const [first, second] = [label('first'), label('second')]
  await log.press([change(1)], first)
  await log.press([change(2)], second)
  expect(await log.undo(isRefused, first)).toBeNull()
  expect(log.undoable()).toEqual(second)
  await log.undo(isRefused, second)
  expect(log.undoable()).toEqual(first)
})

it('sends a second press with the version that the first has left, though the tree was not read again', async () => {
  const { log, sent } = school()
  await Promise.all([log.press([change(1)], label('first')), log.press([change(1)], label('second'))])
  expect(sent.map(([step]) => step?.version)).toEqual([1, 2])
})

it('keeps a change of somebody else a conflict', async () => {
  const { log, changeElsewhere } = school()
  await log.press([change(1)], label('mine'))
  changeElsewhere()
  await expect(log.press([change(2)], label('late'))).rejects.toMatchObject({ status: 409 })
  expect(log.undoable()).toEqual(label('mine'))
})

it('drops an undo that others have made impossible, so that the ones before it can be reached', async () => {
  const { log, changeElsewhere } = school()
  await log.press([change(1)], label('first'))
  await log.press([change(2)], label('second'))
  changeElsewhere()
  await expect(log.undo(isRefused)).rejects.toMatchObject({ status: 409 })
  expect(log.undoable()).toEqual(label('first'))
})

it('keeps an undo that did not reach the server', async () => {
  const { log, changeElsewhere } = school()
  await log.press([change(1)], label('first'))
  changeElsewhere()
  await expect(log.undo(() => false)).rejects.toMatchObject({ status: 409 })
  expect(log.undoable()).toEqual(label('first'))
})

it('remembers the last twenty', async () => {
  const { log } = school()
  for (let count = 1; count <= 22; count += 1) await log.press([change(count)], label(`press ${count}`))
  for (let count = 0; count < 20; count += 1) await log.undo(isRefused)
  expect(log.undoable()).toBeNull()
})
