import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openEmbedded, type Connection } from './client.ts'

let directory: string
let connection: Connection
const flushed = vi.spyOn(fs, 'fdatasyncSync')
beforeAll(async () => {
  syncBuiltinESMExports()
  directory = mkdtempSync(join(tmpdir(), 'house-durable-'))
  connection = await openEmbedded(join(directory, 'database'))
  await connection.db.execute(sql`create table saved (id int primary key, answer text)`)
})
afterAll(async () => {
  flushed.mockRestore()
  syncBuiltinESMExports()
  await connection.close()
  rmSync(directory, { recursive: true })
})

it('what the embedded database acknowledges was flushed to the disk, and reading flushes nothing', async () => {
  const { db } = connection
  for (let id = 1; id <= 10; id += 1) {
    flushed.mockClear()
    await db.execute(sql`insert into saved values (${id}, 'an answer')`)
    expect(flushed.mock.calls.length).toBeGreaterThan(0)
  }
  flushed.mockClear()
  await db.execute(sql`select * from saved`)
  expect(flushed).not.toHaveBeenCalled()
})

it('a disk that cannot flush lets no answer be acknowledged', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  flushed.mockImplementation(() => {
    throw new Error('EIO: i/o error, fdatasync')
  })
  await expect(connection.db.execute(sql`insert into saved values (11, 'an answer')`)).rejects.toBeInstanceOf(Error)
  expect(warned).toHaveBeenCalled()
  warned.mockRestore()
})
