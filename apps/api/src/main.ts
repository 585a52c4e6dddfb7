import { limits } from '@the-house/domain'
import { readConfig } from './config.ts'
import { seedDemo } from './demo/seed.ts'
import { demoLines } from './demo/start-lines.ts'
import { fail } from './exit.ts'
import { capturesMails } from './mail/mail-worker.ts'
import { serve } from './serve.ts'

try {
  const config = readConfig(process.env)
  const { address, demo, foundingLink } = await serve(config, seedDemo)
  console.log(`The House is ready on ${address}`)
  if (capturesMails({ ...config, ...demo })) console.log(`Mails are kept on ${address}/outbox`)
  if (foundingLink)
    console.log(
      `This school has no administrator yet. Whoever opens this link within ${limits.foundingHours} hours founds it; ` +
        `the next start prints another one.\n${foundingLink}`,
    )
  for (const line of demoLines(demo)) console.log(line)
} catch (error) {
  fail(error)
}
