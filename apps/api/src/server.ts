import { existsSync } from 'node:fs'
import { readConfig } from './config.ts'
import { accounts, demoPassword } from './db/demo/school/accounts.ts'
import { seedDemo } from './db/demo/seed.ts'
import { keepsMails } from './mail/post.ts'
import { serve } from './serve.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const config = readConfig(process.env)
  const { address } = await serve(config, seedDemo)
  console.log(`The House is ready on ${address}`)
  if (keepsMails(config)) console.log(`Mails are kept on ${address}/outbox`)
  if (!config.DATABASE_URL) {
    const emails = accounts.map(({ email }) => `  ${email}`).join('\n')
    console.log(`Sign in with one of these accounts; the password is ${demoPassword}\n${emails}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
