import { readConfig } from '../config.ts'
import { fail } from '../exit.ts'
import { serve } from '../serve.ts'
import { addPerson, addSchool } from './school.ts'

/** A server process for tests that kill it: the small school with student@example.com. */
try {
  const { address } = await serve(readConfig(process.env), async ({ db }) => {
    await addSchool(db)
    await addPerson(db, { email: 'student@example.com' })
  })
  console.log(`ready ${address}`)
} catch (error) {
  fail(error)
}
