import type { Workers } from '../../jobs/boss.ts'
import type { JobData, JobName, Jobs } from '../../jobs/jobs.ts'
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
