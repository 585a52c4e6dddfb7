import { entriesPerPerson, messagesPerUnit, notificationsPerPerson } from './sizes.ts'
import type { Parts } from './statements.ts'

const message = (i: string) => `((u - 1) * ${messagesPerUnit} + ${i})`

/** The ledger, notifications and messages of the school, and orders of its store. */
export const newsStatements = (parts: Parts): string[] => {
  const { everyUnit, everyone, everyStudent, now } = parts
  const fromMessages = notificationsPerPerson - messagesPerUnit
  return [
    `insert into ledger (user_id, tribe_id, amount, reason, reference, created_at)
      select id, 1 + id % 7, case when i = ${entriesPerPerson} then -5 else 10 + i % 10 end,
        case when i = ${entriesPerPerson} then 'STORE' when i % 6 = 0 then 'GIFT' else 'TOPIC' end, 'seed-' || i,
        ${now} - (i * 9 + id % 9) * interval '1 day'
      from ${everyone}, generate_series(1, ${entriesPerPerson}) i order by i desc, id`,
    `insert into messages (id, sender_id, press, title_en, text_en, audience, send_at, created_at, receivers, done,
        finished_at)
      select ${message('i')}, ${parts.teacherAt('u', '0')}, 'press-' || i, 'Title', 'What the unit says.',
        jsonb_build_object('unity_ids', array[u], 'tribe_ids', array[]::int[], 'user_ids', array[]::int[], 'profiles',
        array['STUDENT'], 'chapter_id', null), ${now} - interval '9 days', ${now} - interval '9 days',
        ${parts.students}, ${parts.students}, ${now}
      from ${everyUnit}, generate_series(1, ${messagesPerUnit}) i`,
    `insert into message_receivers (message_id, user_id, notified_at, read_at)
      select ${message('i')}, id, ${now}, case when i < ${messagesPerUnit} then ${now} end
      from ${everyStudent}, generate_series(1, ${messagesPerUnit}) i order by i, id`,
    `insert into message_counts (message_id, read)
      select ${message('i')}, case when i < ${messagesPerUnit} then ${parts.students} else 0 end
      from ${everyUnit}, generate_series(1, ${messagesPerUnit}) i`,
    `insert into notifications (user_id, number, type, title, message, test_id, message_id, subject, read, created_at)
      select id, i, case when i > ${fromMessages} then 'MESSAGE' else 'TEST_AVALIABLE' end, 'Title',
        case when i <= ${fromMessages} then 'What is new.' end,
        case when i <= ${fromMessages} then (id - 1) * ${parts.attempts.each} + 3 end,
        case when i > ${fromMessages} then ${message(`(i - ${fromMessages})`)} end, 'seed-' || i,
        i < ${notificationsPerPerson}, ${now} - (${notificationsPerPerson} - i) * interval '1 day'
      from ${everyStudent}, generate_series(1, ${notificationsPerPerson}) i order by i, id`,
    `insert into notification_counts (user_id, total, unread)
      select id, ${notificationsPerPerson}, 1 from ${everyStudent}`,
    `insert into orders (user_id, unity_id, product_id, price, code, status, press, created_at, handed_at, changed_at)
      select id, u, 1 + n % 30, 5, 'X' || lpad(upper(to_hex(id)), 5, '0'),
        (array['RESERVED', 'HANDED', 'HANDED', 'HANDED', 'CANCELLED'])[1 + n % 5], 'press', ${now} - n % 5 * interval '1 day',
        case when n % 5 between 1 and 3 then ${now} end, case when n % 5 > 0 then ${now} end
      from ${everyStudent}`,
  ]
}
