import plugin from 'fastify-plugin'
import { withinRequest } from '../db/request-scope.ts'

/**
 * Cancels the queries of a read whose client has gone away, so that nobody pays for what nobody reads. A write goes on:
 * what a phone has sent before it lost its connection is kept.
 */
export const abandoned = plugin(async (app) => {
  app.addHook('onRequest', ({ method }, { raw }, done) => {
    if (method !== 'GET') return done()
    const gone = new AbortController()
    raw.once('close', () => {
      if (!raw.writableFinished) gone.abort()
    })
    return withinRequest(gone.signal, done)
  })
})
