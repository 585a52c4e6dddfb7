import closeWithGrace from 'close-with-grace'
import type { Config } from './config.ts'
import { startHouse, type Seed } from './start.ts'

/** Addresses that mean this machine, as people type it. */
const local = /127\.0\.0\.1|\[::1?\]|0\.0\.0\.0/

/** How many may knock at once: a whole school, when a test begins. */
const backlog = 4096

/** Opens the house and listens; a signal finishes what runs, then closes everything. */
export async function serve(config: Config, seed?: Seed) {
  const { app, close, isDemo } = await startHouse(config, {
    clock: () => new Date(),
    onLost: (error) => process.emitWarning(error),
    ...(seed && { seed }),
  })
  closeWithGrace({ logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after a failure')
    await close()
  })
  try {
    const address = await app.listen({ port: config.PORT, host: config.HOST, backlog })
    return { address: address.replace(local, 'localhost'), isDemo }
  } catch (error) {
    await close()
    throw error
  }
}
