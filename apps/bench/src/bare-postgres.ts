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

process.once('SIGTERM', () => void app.close().then(() => pool.end()))
console.log(`The bare server is ready on ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
