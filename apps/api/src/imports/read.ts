import { DomainError, type Import, type QueryOf, type importCalls } from '@the-house/domain'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { AppContext } from '../app-context.ts'
import { imports } from '../db/schema/index.ts'
import { presentImport } from './import-row.ts'

/** How many of the latest imports are listed, and how old they may be. */
const latest = { most: 3, ms: 86_400_000 }

/** Returns an import to whom it belongs. */
export async function readImport({ db }: Pick<AppContext, 'db'>, user: { id: number }, id: number): Promise<Import> {
  const [found] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.user_id, user.id)))
  if (!found) throw new DomainError('notFound')
  return presentImport(found)
}

/** Returns the latest imports of a user, the newest first. */
export async function listImports(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  user: { id: number },
  { kind, subject_id }: QueryOf<typeof importCalls.imports>,
): Promise<Import[]> {
  const since = new Date(clock().getTime() - latest.ms)
  const found = await db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.user_id, user.id),
        eq(imports.kind, kind),
        gt(imports.created_at, since),
        subject_id === undefined ? undefined : eq(imports.subject_id, subject_id),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(latest.most)
  return found.map(presentImport)
}
