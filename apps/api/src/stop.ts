import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long requests in flight may take after the drain time. */
export const requestsMs = 6000
/** How long all of the stop may take after the drain time; shorter than the ten seconds of most process managers. */
export const stopMs = 8000

/** One step of the stop. */
export interface Step {
  /** What it closes, for the log. */
  closes: string
  run: () => Promise<unknown>
}

/**
 * The drain time: a load balancer reads from /readyz that no new requests should come here, and clients that come
 * nevertheless are served as before, on connections that end with the response.
 */
export async function drain({ stopping, log }: Pick<FastifyInstance, 'stopping' | 'log'>, seconds: number) {
  stopping.begin()
  log.info({ seconds }, 'stopping: not ready for new connections')
  await delay(seconds * 1000)
}

/** Runs the steps in order; one that fails is logged, and does not keep the next from running. */
export async function closeInOrder(steps: readonly Step[], log: FastifyInstance['log']): Promise<void> {
  const failures: unknown[] = []
  for (const { closes, run } of steps) {
    try {
      await run()
    } catch (error) {
      log.error({ err: error, closes }, 'a step of the stop failed')
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The stop was not clean.')
}
