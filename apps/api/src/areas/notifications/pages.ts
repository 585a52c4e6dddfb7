import type { AnswerOf, Notification, notificationCalls, QueryOf } from '@the-house/domain'
import { htmlLang, type Language } from '@the-house/i18n/server'
import { and, desc, eq, getTableColumns, gt, isNotNull, lte, not, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { messages, notification_counts as counts, notifications } from '../../db/schema/index.ts'
import { localized } from '../../messages/localized.ts'

type ListCall = typeof notificationCalls.notifications

interface Part {
  where: SQL | undefined
  order: SQL
  offset: number | Placeholder
}

const { title_en, text_en, title_pt, text_pt, recalled_at, removed_until } = messages
const { number, read } = notifications
const skipped = sql`${sql.placeholder('skipped')}::int`

/**
 * The numbers of the notifications whose messages were recalled unread, which a job is removing: no list shows them.
 * They are looked for in the few messages that a job is at, not in the notifications.
 */
const numbersOfRecalled = (db: Db) =>
  db
    .select({ numbers: sql<number[]>`coalesce(array_agg(${number}), '{}')`.as('numbers') })
    .from(messages)
    .innerJoin(notifications, eq(notifications.message_id, messages.id))
    .where(
      and(
        isNotNull(removed_until),
        eq(notifications.user_id, counts.user_id),
        not(read),
        gt(number, counts.read_until),
      ),
    )
    .as('recalled')
const numbers = sql`"recalled"."numbers"`

/** Selects the counts of a user and a page of notifications in one query, so that both are consistent. */
const pageWith = (name: string, { where, order, offset }: Part) =>
  prepared((db) => {
    const page = db
      .select({ ...getTableColumns(notifications), title_en, text_en, title_pt, text_pt, recalled_at })
      .from(notifications)
      .leftJoin(messages, eq(messages.id, notifications.message_id))
      .where(and(eq(notifications.user_id, counts.user_id), sql`${number} <> all(${numbers})`, where))
      .orderBy(order)
      .limit(sql.placeholder('size'))
      .offset(offset)
      .as('page')
    return db
      .select()
      .from(counts)
      .innerJoinLateral(numbersOfRecalled(db), sql`true`)
      .leftJoinLateral(page, sql`true`)
      .where(eq(counts.user_id, sql.placeholder('user_id')))
      .prepare(name)
  })

const newerRecalled = sql`(select count(*) from unnest(${numbers}) as gone where gone > ${number})`

/**
 * Numbers have no gaps, so that a page is a range of them: the last page costs what the first one costs (keyset
 * pagination). The range begins further down by the few recalled ones before it.
 */
const pageOfAll = pageWith('notifications_page', {
  where: and(
    lte(number, sql`${counts.total} - ${skipped}`),
    lte(number, sql`${counts.total} - ${skipped} - ${newerRecalled}`),
  ),
  order: desc(number),
  offset: 0,
})

/** Orders by the partial index of unread notifications; a page beyond the unread count is not searched for. */
const pageOfUnread = pageWith('unread_notifications_page', {
  where: and(not(read), gt(number, counts.read_until), gt(counts.unread, skipped)),
  order: sql`${number} desc nulls last`,
  offset: sql.placeholder('skipped'),
})

/** Lists a page of the user's notifications, newest first; `total` counts those that match the filter. */
export async function listNotifications(
  db: Db,
  user_id: number,
  { page, size, unread: filtered }: QueryOf<ListCall>,
  language: Language,
): Promise<AnswerOf<ListCall>> {
  const find = filtered ? pageOfUnread : pageOfAll
  const rows = await find(db).execute({ user_id, size, skipped: (page - 1) * size })
  const { total, unread, read_until } = rows[0]?.notification_counts ?? { total: 0, unread: 0, read_until: 0 }
  const recalled = rows[0]?.recalled.numbers.length ?? 0
  return {
    content: rows.flatMap(({ page: row }) => (row ? present(row, read_until, language) : [])),
    meta: { page, size, total: (filtered ? unread : total) - recalled, unread: unread - recalled },
  }
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof pageOfAll>['execute']>>[number]['page']>

/** The words of a notification: those of its message in the reader's language, until it was recalled. */
function wordsOf(row: Row, language: Language): Pick<Notification, 'title' | 'message' | 'lang' | 'recalled'> {
  const { title_en: en, text_en: enText, title_pt: pt, text_pt: ptText, title, message, message_id } = row
  if (message_id === null || en === null || enText === null || pt === null || ptText === null)
    return { title, message, lang: null, recalled: false }
  const words = localized({ title_en: en, text_en: enText, title_pt: pt, text_pt: ptText }, language)
  const recalled = row.recalled_at !== null
  return { title: words.title, message: recalled ? null : words.text, lang: htmlLang[words.lang], recalled }
}

function present(row: Row, read_until: number, language: Language): Notification {
  const { id, type, test_id, exercise_id, topic_id, chapter_id, created_at } = row
  return {
    id,
    read: row.read || row.number <= read_until,
    notification_type: type,
    params: { user_test_id: test_id, exercise_id, topic: topic_id, chapter_id },
    ...wordsOf(row, language),
    created_at: created_at.toISOString(),
  }
}
