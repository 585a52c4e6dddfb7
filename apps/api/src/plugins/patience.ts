import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file may come slowly: 100 MB take minutes on most connections. */
    takesFile?: boolean
  }
}

/** How long the body of a request may take, in milliseconds. */
interface Patience {
  forms: number
}

/** Ends a request whose body takes too long: who keeps thousands of them half sent would keep everybody else out. */
export const patience = plugin<Patience>(async (app, { forms }) => {
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
