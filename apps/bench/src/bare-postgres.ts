import Fastify from 'fastify'
import { Pool } from 'pg'

// The minimal server with PostgreSQL: the baseline of the product's calls on a large school. As many connections as the
// product's, and prepared statements.
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
await pool.query('create table if not exists bare_rows (id int primary key, text text not null)')
await pool.query(`insert into bare_rows select id, 'text' from generate_series(1, 100) id on conflict do nothing`)

const app = Fastify()

app.get<{ Params: { reads: number } }>('/:reads', async ({ params }) => {
  let rows: unknown[] = []
  for (let done = 0; done < params.reads; done += 1)
    ({ rows } = await pool.query({ name: 'bare', text: 'select * from bare_rows where id = $1', values: [7] }))
  return { content: rows }
})

process.once('SIGTERM', () => void app.close().then(() => pool.end()))
console.log(`The bare server is ready on ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
