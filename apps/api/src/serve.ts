import closeWithGrace from 'close-with-grace'
import type { Config } from './config.ts'
import { bootstrap } from './bootstrap.ts'
import type { Seed } from './demo/settle.ts'
import { drain, stopMs } from './stop.ts'

/** The addresses of this machine, which are printed as localhost. */
const local = /127\.0\.0\.1|\[::1?\]|0\.0\.0\.0/

/** The backlog of connections: a whole school connects when a test begins. */
const backlog = 4096

/** Bootstraps the server with the time of the machine. */
export const bootstrapNow = (config: Config, seed?: Seed) =>
  bootstrap(config, {
    clock: () => new Date(),
    onLost: (error) => process.emitWarning(error),
    ...(seed && { seed }),
  })

/** Listens on the port of the settings, 0 for any; returns the address, and closes the server where it cannot. */
export async function listen({ app, close }: Awaited<ReturnType<typeof bootstrapNow>>, { PORT, HOST }: Config) {
  try {
    const address = await app.listen({ port: PORT, host: HOST, backlog })
    return address.replace(local, 'localhost')
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Bootstraps the server and listens. SIGTERM starts the graceful shutdown with its drain time, other signals without it; a
 * second signal ends the process at once.
 */
export async function serve(config: Config, seed?: Seed) {
  const server = await bootstrapNow(config, seed)
  const seconds = config.STOP_DRAIN_SECONDS
  closeWithGrace({ logger: false, delay: seconds * 1000 + stopMs }, async ({ err, signal }) => {
    if (err) server.app.log.fatal({ err }, 'stopping after a failure')
    else if (signal === 'SIGTERM') await drain(server.app, seconds)
    await server.close()
  })
  const address = await listen(server, config)
  return { address, demo: server.demo, foundingLink: server.foundingLink() }
}
