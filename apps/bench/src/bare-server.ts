import { fdatasyncSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import Fastify from 'fastify'

// The minimal server with an embedded database: the baseline of the product's calls.
const data = await mkdtemp(join(tmpdir(), 'the-house-bare-'))
const db = await PGlite.create(join(data, 'database'))
await db.exec('create table rows (id int primary key, text text not null)')
await db.exec(`insert into rows select id, 'text' from generate_series(1, 100) id`)

const read = () => db.query('select * from rows where id = $1', [7])
const write = () =>
  db.query('insert into rows values ($1, $2) on conflict (id) do update set text = excluded.text', [7, 'text'])

const app = Fastify()
interface Counted {
  Params: { reads: number }
}

async function readAll(reads: number) {
  let rows: unknown[] = []
  for (let done = 0; done < reads; done += 1) ({ rows } = await read())
  return { content: rows }
}

app.get<Counted>('/:reads', ({ params }) => readAll(params.reads))
app.put<Counted>('/:reads', async ({ params }) => {
  const found = await readAll(params.reads)
  await write()
  return found
})

// PGlite by itself flushes nothing: here the page of the log that a write takes reaches the disk before the answer does.
const log = openSync(join(data, 'log'), 'a')
const page = Buffer.alloc(8192)
app.put<Counted>('/flushed/:reads', async ({ params }) => {
  const found = await readAll(params.reads)
  await write()
  writeSync(log, page)
  fdatasyncSync(log)
  return found
})

process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => db.close())
    .then(() => rm(data, { recursive: true, force: true }))
})
console.log(`The bare server is ready on ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
