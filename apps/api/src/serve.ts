import closeWithGrace from 'close-with-grace'
import type { Config } from './config.ts'
import { bootstrap, type Seed } from './bootstrap.ts'

/** The addresses of this machine, which are printed as localhost. */
const local = /127\.0\.0\.1|\[::1?\]|0\.0\.0\.0/

/** The backlog of connections: a whole school connects when a test begins. */
const backlog = 4096

/** Bootstraps the server and listens; a signal starts the graceful shutdown: finishes requests in flight, then closes. */
export async function serve(config: Config, seed?: Seed) {
  const { app, close, isDemo } = await bootstrap(config, {
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
