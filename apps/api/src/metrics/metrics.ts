import { apiBase, sessionCalls } from '@the-house/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { JobName } from '../jobs/jobs.ts'
import { addGauges, type Sources } from './gauges.ts'

/** Seconds: what a user does not notice, up to the time-outs. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const signInRoute = `POST ${apiBase}${sessionCalls.signIn.path}`

/** The metrics of one server, in the names of Prometheus; those of the process (memory, event loop, CPU) included. */
export function createMetrics(sources: Sources) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  addGauges(registers, sources)
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const refusedSignIns = new Counter({
    name: 'house_sign_ins_refused_total',
    help: 'Sign-ins that were refused, by status: 412 wrong, 429 beyond the rate limit',
    labelNames: ['status'],
    registers,
  })
  const sentFiles = new Counter({
    name: 'house_uploads_total',
    help: 'Uploads by status',
    labelNames: ['status'],
    registers,
  })
  const failedJobs = new Counter({
    name: 'house_jobs_failed_total',
    help: 'Runs of background jobs that failed; each is retried a few times',
    labelNames: ['queue'],
    registers,
  })

  return {
    registry,
    /** Counts a request that was answered, by the pattern of its route: never by its address, of which there are too many. */
    observe: ({ method, routeOptions, headers }: FastifyRequest, reply: FastifyReply): void => {
      const [route, status] = [routeOptions.url ?? 'unknown', String(reply.statusCode)]
      requests.observe({ method, route, status }, reply.elapsedTime / 1000)
      if (`${method} ${route}` === signInRoute && reply.statusCode >= 400) refusedSignIns.inc({ status })
      if (headers['content-type']?.startsWith('multipart/')) sentFiles.inc({ status })
    },
    jobFailed: (queue: JobName): void => failedJobs.inc({ queue }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
