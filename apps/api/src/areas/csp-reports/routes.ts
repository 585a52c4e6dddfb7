import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../../app-context.ts'
import { rateLimitOf } from '../../contract/rate-limits.ts'
import { reportPath } from '../../plugins/page-policy.ts'
import { violationsIn, type Violation } from './report.ts'

const minuteMs = 60_000
const mostAMinute = 20
const bodyLimit = 16 * 1024

type Log = (line: { violation: Violation } | { unlogged: number }) => void

/** Logs so many violations a minute, and how many it left out once the next minute has one. */
function limitedLog(clock: Clock, log: Log) {
  let [start, logged, left] = [0, 0, 0]
  return (violation: Violation) => {
    const now = clock().getTime()
    if (now - start >= minuteMs) {
      if (left > 0) log({ unlogged: left })
      ;[start, logged, left] = [now, 0, 0]
    }
    if (logged < mostAMinute) log({ violation })
    else left += 1
    logged += 1
  }
}

/**
 * Takes what browsers report of the portal's Content-Security-Policy, from everybody and without an answer, into the
 * log. It is no call of the API: its formats are those of browsers.
 */
export const cspReportRoutes: FastifyPluginAsync = async (app) => {
  const note = limitedLog(app.context.clock, (line) => app.log.warn(line, 'content security policy'))
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, body.toString()),
  )
  app.post(
    reportPath,
    { schema: { hide: true }, bodyLimit, config: rateLimitOf('cspReport') },
    async ({ body }, reply) => {
      if (typeof body === 'string') for (const violation of violationsIn(body)) note(violation)
      return reply.code(204).send()
    },
  )
}
