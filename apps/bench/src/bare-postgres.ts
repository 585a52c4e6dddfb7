import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { Pool } from 'pg'

// The minimal server with PostgreSQL: the baseline of the product's calls on a large school, with as many connections.
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
await pool.query('create table if not exists bare_rows (id int primary key, text text not null)')
await pool.query(`insert into bare_rows select id, 'text' from generate_series(1, 100) id on conflict do nothing`)

const app = Fastify()

interface Counted {
  Params: { reads: number }
}

const query = { text: 'select * from bare_rows where id = $1', values: [7] }
/** How a query is sent: plainly, or as a prepared statement, as the product sends those that it repeats. */
const queries = { plain: query, prepared: { ...query, name: 'bare' } }

for (const [kind, sent] of Object.entries(queries))
  app.get<Counted>(`/${kind}/:reads`, async ({ params }) => {
    let rows: unknown[] = []
    for (let done = 0; done < params.reads; done += 1) ({ rows } = await pool.query(sent))
    return { content: rows }
  })

/** The statements of the product's own calls, by name, where a file of them is given. */
const [, , file] = process.argv
const sent: Record<string, { text: string; values: unknown[] }[]> = file ? JSON.parse(readFileSync(file, 'utf8')) : {}

app.get<{ Params: { name: string } }>('/same/:name', async ({ params: { name } }) => {
  const content: unknown[] = []
  for (const [index, statement] of (sent[name] ?? []).entries())
    content.push((await pool.query({ ...statement, name: `${name} ${index}`, rowMode: 'array' })).rows)
  return { content }
})

process.once('SIGTERM', () => void app.close().then(() => pool.end()))
console.log(`The bare server is ready on ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
