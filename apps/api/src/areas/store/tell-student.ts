import { formatOrderCode, limits } from '@the-house/domain'
import { languages, translatorFor } from '@the-house/i18n/server'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { store_products as products, users } from '../../db/schema/index.ts'
import { notify } from '../notifications/notify.ts'
import type { OrderRow } from './close-order.ts'

interface News {
  order: OrderRow
  what: 'undone' | 'refunded'
  /** Why it was refunded. */
  reason?: string
  now: Date
}

/** Notifies a student of an order that was taken back, in the student's language. */
export async function tellStudent(tx: Db, { order, what, reason = '', now }: News): Promise<void> {
  const { user_id, product_id, price, id } = order
  const [known] = await tx
    .select({ language: users.language, name: products.name })
    .from(users)
    .innerJoin(products, eq(products.id, product_id))
    .where(eq(users.id, user_id))
  const t = translatorFor(known?.language ?? languages[0])
  const words = { name: known?.name ?? '', price, reason, days: limits.orderDays, code: formatOrderCode(order.code) }
  const [title, message] = [t(`mails.order.${what}.subject`, words), t(`mails.order.${what}.text`, words)]
  await notify(tx, { user_id, type: 'MESSAGE', title, message, subject: `order ${id} ${what}` }, now)
}
