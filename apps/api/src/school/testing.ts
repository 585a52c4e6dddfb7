import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openInMemory } from '../testing/embedded.ts'
import { tribes, unities } from '../db/schema/index.ts'
import { addUnit } from './add-unit.ts'
import type { Tools } from './command.ts'

export const header = 'code,profile,unit,tribe,name,cpf,e-mail'

/** Opens a database without units and a directory for files. */
export async function openEmptySchool() {
  const opened = await openInMemory()
  await opened.migrate()
  const directory = mkdtempSync(join(tmpdir(), 'house-school-'))
  const { db } = opened
  const tools: Tools = {
    db,
    directory,
    clock: () => new Date('2026-03-02T12:00:00Z'),
    publicUrl: 'https://house.example.com',
  }
  return {
    db,
    tools,
    /** Adds units; the first one adds the tribes. */
    found: async (...names: string[]) => {
      for (const name of names) await addUnit(['--name', name])(tools)
    },
    /** Resets to a school without units. */
    empty: () => db.execute(sql`truncate ${unities}, ${tribes} restart identity cascade`),
    /** Writes a file and returns its name. */
    file: (content: string | Buffer, name = 'codes.csv') => {
      writeFileSync(join(directory, name), content)
      return name
    },
    close: async () => {
      await opened.close()
      rmSync(directory, { recursive: true })
    },
  }
}

export type EmptySchool = Awaited<ReturnType<typeof openEmptySchool>>
