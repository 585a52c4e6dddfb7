import type { JobContext } from '../../app-context.ts'
import { rulingWorker } from '../../areas/objections/apply-ruling.ts'
import { messageWorker } from '../../areas/messages/deliver.ts'
import { sendingWorker } from '../../areas/sendings/deliver.ts'
import { expiryWorker } from '../../areas/tests/expire.ts'
import type { AppContext } from '../../app-context.ts'
import type { Workers } from '../../jobs/boss.ts'
import type { JobData, JobName, Jobs } from '../../jobs/jobs.ts'
import { mailWorker } from '../../mail/deliver.ts'
import { captureTransport } from '../../mail/transport.ts'
import { randomUUID } from 'node:crypto'

/** Keeps the jobs that calls send until they are run one after another, apart from any call. */
export function keptJobs() {
  const kept: { name: JobName; run: (workers: Workers) => Promise<void> }[] = []
  const keep = <N extends JobName>(name: N, data: JobData[N]) =>
    void kept.push({ name, run: (workers) => workers[name](data, randomUUID()) })
  const jobs: Jobs = {
    send: async (name, data, _tx, seconds = 0) => {
      if (seconds === 0) keep(name, data)
    },
    sendDelayed: async () => undefined,
    sendAll: async (name, all) => all.forEach((data) => keep(name, data)),
  }
  return { jobs, take: () => kept.splice(0) }
}

export const workersOf = (context: AppContext & JobContext): Workers => ({
  mail: mailWorker(context, captureTransport),
  expiry: expiryWorker(context),
  sending: sendingWorker(context),
  message: messageWorker(context),
  ruling: rulingWorker(context),
})
