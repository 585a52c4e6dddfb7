import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts a route from the time-out: an upload of 100 MB takes minutes on most connections. */
    takesFile?: boolean
  }
}

/** The time-outs of a request body, in milliseconds. */
interface BodyTimeoutOptions {
  forms: number
}

/** A time-out for slow request bodies, against slowloris: thousands of half-sent requests would use up all connections. */
export const bodyTimeout = plugin<BodyTimeoutOptions>(async (app, { forms }) => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    const hasBody = encoding !== undefined || Number(length) > 0
    if (!hasBody || routeOptions.config.takesFile) return
    const timer = setTimeout(() => raw.destroy(), forms).unref()
    const stop = () => clearTimeout(timer)
    raw.once('end', stop)
    raw.once('close', stop)
  })
})
