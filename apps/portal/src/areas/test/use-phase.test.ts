import { expect, it } from 'vitest'
import { phaseAt } from './use-phase.ts'

const end = '2026-03-02T18:00:00.000Z'
const before = (ms: number) => Date.parse(end) - ms

it.each([
  [60_000, 'running'],
  [10_001, 'running'],
  [10_000, 'last'],
  [1, 'last'],
  [0, 'over'],
  [-5000, 'over'],
] as const)('%i ms before the end a test is %s', (ms, phase) => expect(phaseAt(end, before(ms))).toBe(phase))

it('has no end where there is no limit', () => expect(phaseAt(null, Number.MAX_SAFE_INTEGER)).toBe('running'))
