import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import type { Connection } from '../../db/client.ts'
import { listenToServer } from '../../db/listen.ts'
import { migrateServer } from '../../db/migrate.ts'
import * as schema from '../../db/schema/index.ts'

/** A node of a plan, as PostgreSQL explains it in JSON. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Loops'?: number
  'Actual Rows'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  /** From PostgreSQL 18 on. */
  'Index Searches'?: number
  Plans?: PlanNode[]
}

/** A statement that was run, with the plan that it was run by. */
export interface LoggedPlan {
  query: string
  /** How long the database took for it. */
  ms: number
  plan: PlanNode
}

interface Options {
  /** Whether plans count blocks and rows, which costs time. */
  analyze: boolean
  /** Whether tables are read as a whole where an index fits. In a small school that is cheaper than its indexes. */
  scans: boolean
  /** Whether what runs inside of a statement is told by itself: in triggers, in functions and for foreign keys. */
  nested: boolean
}

/**
 * The settings of a session whose server sends the query plan of everything that it runs, in functions, triggers and foreign
 * keys too, as a notice: auto_explain comes with PostgreSQL, and is loaded by superusers.
 */
const settingsOf = ({ analyze, scans, nested }: Options) =>
  [
    'session_preload_libraries=auto_explain',
    'auto_explain.log_min_duration=0',
    `auto_explain.log_nested_statements=${nested ? 'on' : 'off'}`,
    'auto_explain.log_format=json',
    'auto_explain.log_level=notice',
    `auto_explain.log_analyze=${analyze ? 'on' : 'off'}`,
    `auto_explain.log_buffers=${analyze ? 'on' : 'off'}`,
    'auto_explain.log_timing=off',
    `enable_seqscan=${scans ? 'on' : 'off'}`,
    'jit=off',
    'max_parallel_workers_per_gather=0',
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ')

function readPlan(message: string | undefined): LoggedPlan | undefined {
  const [, ms, json] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message ?? '') ?? []
  if (!json) return undefined
  const { 'Query Text': query, Plan: plan }: { 'Query Text': string; Plan: PlanNode } = JSON.parse(json)
  return { query, ms: Number(ms), plan }
}

/** Connects to a PostgreSQL server, which tells every plan. */
export function openExplained(url: string, options: Options, onPlan: (logged: LoggedPlan) => void): Connection {
  const pool = new Pool({ connectionString: url, max: 4, options: settingsOf(options) })
  pool.on('error', (error) => process.emitWarning(error))
  pool.on('connect', (client: PoolClient) => {
    client.on('notice', ({ message }) => {
      const logged = readPlan(message)
      if (logged) onPlan(logged)
    })
  })
  return {
    db: drizzle(pool, { schema }),
    queue: { connectionString: url },
    listen: listenToServer(url),
    isRemote: true,
    migrate: () => migrateServer(url),
    close: () => pool.end(),
  }
}
