import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server.ts'

const root = join(import.meta.dirname, '../../../..')

/** The sizes that are compared; the second has ten times the units of the first, with the same in each. */
export type SizeName = 'tenth' | 'national'

/** A call, or one of its statements, with the milliseconds that each run took. */
export interface Timed {
  call: string
  who: 'student' | 'teacher' | 'administrator' | 'anonymous'
  method: string
  query?: string
  times: number[]
}

/** A request that changes nothing. */
export interface Read {
  name: string
  url: string
  headers: Record<string, string>
}

export interface MeasuredSchool {
  reads: Read[]
  calls: Timed[]
  /** The statements of calls, by the database's own clock. */
  statements: Timed[]
  /** How many statements each read sends. */
  counts: Record<string, number>
  /** The statements of each read of a student, with their parameters. */
  sent: Record<string, { text: string; values: unknown[] }[]>
  /** Calls that were not answered with success. */
  refused: string[]
}

type Told = { database: string; seconds: number } | { measured: MeasuredSchool } | { error: string }

/** Starts the process that generates a school on PostgreSQL and drives calls; it ends with this one. */
function startHost(size: SizeName) {
  const child = fork('apps/api/src/testing/scale-host.ts', [size], {
    cwd: root,
    execArgv: ['--import', './apps/api/src/db/drizzle-resolution.ts'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`The school's process ended with ${String(code)}.`)))
  failed.catch(() => undefined)
  return {
    hear: async (): Promise<Told> => {
      const [told] = await Promise.race([once(child, 'message'), failed])
      return told
    },
    ask: (origin: string) => void child.send({ origin }),
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}

/** Generates a school, starts the product's own server on it, and measures every call. */
export async function measureSchool<T>(
  size: SizeName,
  use: (school: MeasuredSchool, at: { url: string; database: string }) => Promise<T>,
): Promise<T> {
  const host = startHost(size)
  const data = await mkdtemp(join(tmpdir(), 'the-house-scale-'))
  try {
    const begun = await host.hear()
    if (!('database' in begun)) throw new Error(`The ${size} school was not generated.`)
    console.log(`  ${size}: generated in ${begun.seconds.toFixed(0)} s`)
    const { database } = begun
    const env = { DATABASE_URL: database, DATA_DIR: data }
    await using server = await startServer('apps/api/src/server.ts', /The House is ready on (http:\/\/\S+)/, env)
    host.ask(server.url)
    const told = await host.hear()
    if (!('measured' in told)) throw new Error('error' in told ? told.error : 'Nothing was measured.')
    return await use(told.measured, { url: server.url, database })
  } finally {
    await host.stop()
    await rm(data, { recursive: true, force: true })
  }
}
