import { expect, it } from 'vitest'
import { applyExceptions, describeViolation, findViolations } from './compare-plans.ts'
import { undrivenRoutes } from './drive.ts'
import { exceptions } from './exceptions.ts'
import { measurePlans } from './measure-plans.ts'

const now = new Date('2026-03-02T12:00:00Z')

it('no query of a call reads a table that grows as a whole, or more blocks in a school ten times as large', async () => {
  const [small, large] = await Promise.all([measurePlans('small', now), measurePlans('large', now)])
  // The document of the API and the files are no queries of the school.
  expect(undrivenRoutes(large.routes).toSorted()).toEqual([
    'GET /api/v1/files/*',
    'GET /api/v1/openapi.json',
    'GET /api/v1/text_pictures/:name',
  ])
  // A call that is refused has sent nothing that could be looked at.
  expect({ small: small.refused, large: large.refused }).toEqual({ small: [], large: [] })
  const violations = findViolations(small.costs, large.costs)
  const { open, unneeded } = applyExceptions(violations, exceptions)
  console.log(`Plans of ${large.costs.size} statements; the worst of ${violations.length} with an exception:`)
  for (const one of violations.slice(0, 12)) console.log(`  ${describeViolation(one).slice(0, 160)}`)
  expect(open.map(describeViolation)).toEqual([])
  expect(unneeded).toEqual([])
}, 240_000)
