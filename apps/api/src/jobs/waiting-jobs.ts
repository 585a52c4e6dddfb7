import { randomUUID } from 'node:crypto'
import { PgBoss, type ConstructorOptions } from 'pg-boss'
import { array, object, string } from 'yup'
import type { Cell, Session } from '../db/session.ts'
import { queueOptions } from './boss.ts'

/**
 * The query for the jobs that wait, those that run among them: a line a job, of its id, queue, data, priority and time.
 * A restored job keeps its id, by which a mail that was claimed is not sent again.
 */
const waiting = `
  select json_build_array(id::text, name, data::text, priority::text,
    to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text
  from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by id`

/** Returns the query that reads the waiting jobs, undefined where no server has made their queue yet. */
export async function waitingJobs(session: Session): Promise<string | undefined> {
  const [row] = await session.query(`select to_regclass('pgboss.job')::text`)
  return row?.[0] ? waiting : undefined
}

const lineSchema = array(string().required()).length(5).required()
const dataSchema = object().required()

/** Returns the job of a line. */
function readLine(line: string) {
  const [id = '', name = '', data = '', priority, startAfter = ''] = lineSchema.validateSync(JSON.parse(line))
  return { name, job: { id, data: dataSchema.validateSync(JSON.parse(data)), priority: Number(priority), startAfter } }
}

/** A parameter of pg-boss as text, which PostgreSQL turns into what the query asks for. */
const asCell = (value: unknown): Cell =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)

/** Makes the job queue with some queues in a new database. @returns adds jobs to them in a session's transaction */
export async function openQueue(queue: ConstructorOptions, names: readonly string[]) {
  const boss = new PgBoss({ ...queue, schedule: false, supervise: false })
  // Its queries fail, which is told; a lost connection has no other listener.
  boss.on('error', () => undefined)
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name, queueOptions)
    // pg-boss remembers it by this, and asks nothing inside the transaction.
    await boss.findJobs(name, { id: randomUUID() })
  }
  return {
    /** Queues the jobs of some lines, without running them. */
    insert: async (session: Session, lines: readonly string[]) => {
      const db = {
        executeSql: async (text: string, values: unknown[] = []) => {
          const rows = await session.query(text, values.map(asCell))
          return { rows }
        },
      }
      const byQueue = Map.groupBy(lines.map(readLine), ({ name }) => name)
      for (const [name, found] of byQueue) {
        await boss.insert(
          name,
          found.map(({ job }) => job),
          { db },
        )
      }
    },
    close: () => boss.stop({ graceful: false }),
  }
}
