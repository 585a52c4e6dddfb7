import { eq } from 'drizzle-orm'
import { placeWords } from '../calendar/place-words.ts'
import type { Db } from '../db/client.ts'
import { classes, unities } from '../db/schema/index.ts'
import type { Letter } from './letter.ts'

/** What the words of a letter are filled in with, as it is when the letter is written. */
export async function valuesOf(db: Db, letter: Letter): Promise<Record<string, string>> {
  if (letter.kind === 'changeCode' || letter.kind === 'invitation') return { code: letter.code }
  if (letter.kind !== 'place') return {}
  const { name, start_date } = classes
  const [found] = await db
    .select({ name, start_date, time_zone: unities.time_zone })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .where(eq(classes.id, letter.class_id))
  return found ? placeWords(found, letter.language) : {}
}
