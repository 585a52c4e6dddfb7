import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openPostgres } from '../../testing/postgres.ts'
import { openExplained, type PlanNode } from '../../testing/scale/plan-log.ts'
import { createTables } from '../../testing/make-template.ts'
import { addUnity } from '../../testing/unit.ts'
import type { Wanted } from './check-rows.ts'
import { withCodes } from './make-codes.ts'

const people = 30_000
/** As many as one step of an import compares. */
const step = 40
const none = { code: '', profile: 'STUDENT', unity_id: 1, tribe_id: null, chapter_id: null } as const

/** A third of the people has an e-mail, a third a CPF; all have a birthday, which some of the others have too. */
const personOf = (n: number): Wanted => ({
  ...none,
  name: `Person ${n}`,
  email: n % 3 === 1 ? `p${n}@example.com` : null,
  cpf: n % 3 === 0 ? String(n).padStart(11, '0') : null,
  birthday: new Date(Date.UTC(2005, 0, 1 + (n % 3650))).toISOString().slice(0, 10),
})

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

it('a step of an import finds the codes of its people by indexes, in a school of any size', async () => {
  const postgres = await openPostgres()
  const { db } = postgres.connection
  await createTables(postgres.connection)
  await addUnity(db, 'America/Sao_Paulo')
  await db.execute(sql`insert into enrolments (code, profile, unity_id, name, cpf, email, birthday, used_at)
    select 'C' || n, 'STUDENT', (select min(id) from unities), 'Person ' || n,
      case when n % 3 = 0 then lpad(n::text, 11, '0') end, case when n % 3 = 1 then 'p' || n || '@example.com' end,
      date '2005-01-01' + n % 3650, now()
    from generate_series(1, ${people}) n`)
  await db.execute(sql`analyze enrolments`)
  const plans: PlanNode[] = []
  const explained = openExplained(postgres.url, { analyze: true, scans: true, nested: false }, ({ plan }) => {
    plans.push(plan)
  })
  const wanted = new Map(Array.from({ length: step }, (_, at) => [at, personOf(1 + at * 700)]))
  const found = await withCodes(explained.db, wanted)
  await explained.close()
  await postgres.connection.close()
  await postgres.stop()
  expect(Array.from(found.values(), ({ code, name }) => `${code} ${name}`)).toEqual(
    Array.from(wanted.values(), ({ name }) => `C${name.slice('Person '.length)} ${name}`),
  )
  const nodes = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'enrolments')
  expect(nodes).not.toEqual([])
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  const blocks = plans.reduce(
    (sum, plan) => sum + (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    0,
  )
  expect(blocks).toBeLessThan(10 * step)
}, 60_000)
