import { existsSync } from 'node:fs'
import closeWithGrace from 'close-with-grace'
import { readConfig } from './config.ts'
import { startHouse } from './start.ts'

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const { app, close } = await startHouse(config, {
    clock: () => new Date(),
    onLost: (error) => process.emitWarning(error),
  })
  closeWithGrace({ logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after a failure')
    await close()
  })
  const address = await app.listen({ port: config.PORT, host: config.HOST })
  console.log(`The House is ready on ${address.replace(/127\.0\.0\.1|\[::1\]|0\.0\.0\.0/, 'localhost')}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
