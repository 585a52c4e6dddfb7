import { readConfig } from '../config.ts'
import { serve } from '../serve.ts'
import { addPerson, addSchool } from './school.ts'

/** A real server for tests that kill it: the small school, and student@example.com. */
const config = readConfig(process.env)
try {
  const { address } = await serve(config, async ({ db }) => {
    await addSchool(db)
    await addPerson(db, { email: 'student@example.com' })
  })
  console.log(`ready ${address}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
