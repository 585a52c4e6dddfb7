import { DomainError } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { files } from '../../db/schema/index.ts'
import { textPictureOf } from '../uploads/text-picture-address.ts'

/** A file of the library as it is stored, with its address in texts where it is one of their pictures. */
export async function findMedia(db: Db, id: number) {
  const [found] = await db.select().from(files).where(eq(files.id, id))
  if (!found) throw new DomainError('notFound')
  return { ...found, address: textPictureOf(found.key) }
}

export type Media = Awaited<ReturnType<typeof findMedia>>
