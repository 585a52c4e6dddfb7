import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { AppContext } from '../app-context.ts'
import type { Connection } from '../db/client.ts'
import { mails, uploads } from '../db/schema/index.ts'

/** What the gauges are read from at each scrape. */
export type Sources = Pick<AppContext, 'db' | 'canWrite' | 'freeBytes'> & Pick<Connection, 'connections'>

/** The samples of a gauge: a value for each value of its label, or one. */
type Samples = number | readonly { label: string; value: number }[]

interface Definition {
  help: string
  label?: string
  read: (sources: Sources) => Promise<Samples>
}

interface Waiting {
  name: string
  waiting: number
  oldest: number
}

/** The jobs that wait, by queue, as the index of pg-boss has them; delayed ones have no age before their time. */
async function waitingJobs({ db }: Sources): Promise<Waiting[]> {
  const found: unknown = await db.execute(sql`
    select name, count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::float8 as oldest
    from pgboss.job where state < 'active' group by name`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both drivers return rows, which their common type does not express
  return (found as { rows: Waiting[] }).rows
}

/** The gauges that are read when they are scraped, by name; all but the first are absent while they cannot be read. */
const gauges: Record<string, Definition> = {
  house_database_up: {
    help: 'Whether the database answers',
    read: ({ db }) =>
      db.execute(sql`select 1`).then(
        () => 1,
        () => 0,
      ),
  },
  house_writable: {
    help: 'Whether the disk of the embedded database has room to write; 1 with PostgreSQL',
    read: async ({ canWrite }) => Number(await canWrite()),
  },
  house_files_free_bytes: {
    help: 'Free space of the disk of uploaded files; absent for object storage',
    read: async ({ freeBytes }) => (await freeBytes()) ?? [],
  },
  house_database_connections: {
    help: 'Connections of this process to PostgreSQL, and requests that wait for one',
    label: 'state',
    read: async ({ connections }) => Object.entries(connections?.() ?? {}).map(([label, value]) => ({ label, value })),
  },
  house_jobs_waiting: {
    help: 'Background jobs that wait, delayed and retried ones included',
    label: 'queue',
    read: async (sources) => (await waitingJobs(sources)).map(({ name, waiting }) => ({ label: name, value: waiting })),
  },
  house_jobs_oldest_seconds: {
    help: 'How long the oldest background job that is due has waited',
    label: 'queue',
    read: async (sources) => (await waitingJobs(sources)).map(({ name, oldest }) => ({ label: name, value: oldest })),
  },
  house_mails_unsent: {
    help: 'Mails that were begun in the last day and not handed to the mail server',
    read: ({ db }) =>
      db.$count(
        mails,
        sql`${mails.sent_at} is null and ${mails.handed_at} is null and ${mails.claimed_at} > now() - interval '1 day'`,
      ),
  },
  house_uploads_unclaimed: {
    help: 'Uploaded files that no row names yet',
    read: ({ db }) => db.$count(uploads, sql`${uploads.claimed_at} is null`),
  },
}

/** Sets a gauge to what is read, and to nothing where that fails: a scrape during an outage has the other metrics. */
async function refresh(gauge: Gauge, { read, label }: Definition, sources: Sources): Promise<void> {
  const samples = await read(sources).catch((): Samples => [])
  gauge.reset()
  if (typeof samples === 'number') gauge.set(samples)
  else for (const sample of samples) gauge.set({ [label ?? '']: sample.label }, sample.value)
}

/** Registers the gauges. */
export function addGauges(registers: Registry[], sources: Sources): void {
  for (const [name, definition] of Object.entries(gauges)) {
    const { help, label } = definition
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers,
      labelNames: label ? [label] : [],
      collect: () => refresh(gauge, definition, sources),
    })
  }
}
