import { expect, it } from 'vitest'
import { databaseProblem } from './needs.mjs'

it('says how to get a database where none answers, without its password', async () => {
  const problem = await databaseProblem({ DATABASE_URL: 'postgres://house:secret@127.0.0.1:9/house' })
  expect(problem).toMatch(/No database.*127\.0\.0\.1:9.*unset DATABASE_URL/)
  expect(problem).not.toContain('secret')
})

it('says what an address looks like', async () => {
  expect(await databaseProblem({ DATABASE_URL: 'house' })).toContain('postgres://')
})

it('finds the PostgreSQL that comes with the packages', async () => {
  expect(await databaseProblem({})).toBeUndefined()
})
