import { DomainError } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { classes } from '../../db/schema/index.ts'
import { tellOfCover, withdrawCover } from '../timetable/cover-news.ts'
import { pressTaught } from './press-taught.ts'

/** Asks those who make the timetable for a substitute, once; a class that has begun needs none. */
export const askForCover = (
  context: AppContext,
  teacher: AuthenticatedUser,
  { id, reason }: { id: number; reason: string },
): Promise<void> =>
  pressTaught(context, teacher, id, async (work, one) => {
    const { tx, now } = work
    if (now >= one.start_date) throw new DomainError('class.over')
    if (one.cover_asked_at) return
    await tx.update(classes).set({ cover_asked_at: now, cover_reason: reason }).where(eq(classes.id, id))
    await tellOfCover(work, one, { teacher: teacher.name, reason })
  })

/** Takes back the request for a substitute, and what was told of it; done again, it changes nothing. */
export const takeBackCover = (context: AppContext, teacher: AuthenticatedUser, id: number): Promise<void> =>
  pressTaught(context, teacher, id, async (work, one) => {
    if (!one.cover_asked_at) return
    await work.tx.update(classes).set({ cover_asked_at: null, cover_reason: '' }).where(eq(classes.id, id))
    await withdrawCover(work, one)
  })
