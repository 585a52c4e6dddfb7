import { limits } from '@the-house/domain'
import { readConfig } from './config.ts'
import { accounts, demoPassword } from './demo/school/accounts.ts'
import { freeCode } from './demo/school/codes.ts'
import { seedDemo } from './demo/seed.ts'
import { fail } from './exit.ts'
import { capturesMails } from './mail/mail-worker.ts'
import { serve } from './serve.ts'

try {
  const config = readConfig(process.env)
  const { address, isDemo, foundingLink } = await serve(config, seedDemo)
  console.log(`The House is ready on ${address}`)
  if (capturesMails({ ...config, isDemo })) console.log(`Mails are kept on ${address}/outbox`)
  if (foundingLink)
    console.log(
      `This school has no administrator yet. Whoever opens this link within ${limits.foundingHours} hours founds it; ` +
        `the next start prints another one.\n${foundingLink}`,
    )
  if (isDemo) {
    const emails = accounts.map(({ email }) => `  ${email}`).join('\n')
    console.log(`Sign in with one of these accounts; the password is ${demoPassword}\n${emails}`)
    console.log(`Try the first access with the code ${freeCode} and any e-mail`)
  }
} catch (error) {
  fail(error)
}
