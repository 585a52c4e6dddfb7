import { limits } from '@the-house/domain'
import { expect, it } from 'vitest'
import { houseParts, isNewAt, partsAt } from './house-parts.ts'

const stages = Array.from({ length: limits.houseStages }, (_, index) => index + 1)

it.each(stages)('stage %i brings something that was not there before', (stage) => {
  expect(partsAt(stage).some((part) => isNewAt(part, stage))).toBe(true)
})

it('ends with the whole house and nothing of the building site', () => {
  const lasting = houseParts.filter(({ until }) => until === undefined)
  expect(partsAt(limits.houseStages)).toEqual(lasting)
})

it('begins with bare ground', () => {
  expect(partsAt(1).every(({ from }) => from === 1)).toBe(true)
})
