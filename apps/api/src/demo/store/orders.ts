import { orderCodeAlphabet, orderCodeLength, type OrderStatus } from '@the-house/domain'
import type { ledger, orders, store_products } from '../../db/schema/index.ts'
import { Random } from '../random.ts'
import type { Person } from '../school/person.ts'

type Order = typeof orders.$inferInsert
type Entry = typeof ledger.$inferInsert

/** Which customer, what, how many days ago it was bought and changed, and why it was refunded. */
type Line = [customer: number, product: string, bought: number, status: OrderStatus, changed?: number, reason?: string]

/** The first customer is the student whose account is printed at the start. */
const lines: Line[] = [
  [0, 'Notes for things', 12, 'HANDED', 11],
  [0, 'Four pencils', 4, 'RESERVED'],
  [1, 'Key ring', 40, 'HANDED', 38],
  [1, 'Staircase socks', 13, 'RESERVED'],
  [2, 'Number 7 mug', 21, 'REFUNDED', 19, 'The handle was broken.'],
  [2, 'Picture cards', 1, 'RESERVED'],
  [3, 'Four pencils', 16, 'CANCELLED', 15],
  [3, 'A second look', 6, 'RESERVED'],
  [4, 'House notebook', 30, 'CANCELLED', 16],
  [4, 'Key ring', 9, 'HANDED', 8],
  [5, 'Notes for things', 3, 'RESERVED'],
]

const day = 86_400_000
/** Enough for every line of one customer. */
const enough = 110

/** The students who can buy: of a unit with a store, with dollars enough. */
function customersOf(people: readonly Person[], entries: readonly Entry[]): Person[] {
  const dollars = (id: number) =>
    entries.filter(({ user_id }) => user_id === id).reduce((sum, { amount }) => sum + amount, 0)
  return people.filter(({ id, profile, units: [unit] }) => profile === 'STUDENT' && unit !== 4 && dollars(id) >= enough)
}

interface School {
  people: readonly Person[]
  products: readonly (typeof store_products.$inferInsert)[]
  /** What everybody has earned. */
  entries: readonly Entry[]
  now: Date
  /** The id of who works at the desk. */
  clerk: number
}

/** What students of the demonstration school have bought, with the ledger entries of it. */
export function orderRows({ people, products, entries, now, clerk }: School) {
  const random = new Random(14)
  const customers = customersOf(people, entries)
  const made: Order[] = []
  const paid: Entry[] = []
  for (const [index, [who, name, bought, status, changed, reason = '']] of lines.entries()) {
    const [customer, product] = [customers[who], products.find((one) => one.name === name)]
    if (!customer || product?.id === undefined) throw new Error(`Nobody can have bought ${name}.`)
    const at = (days: number) => new Date(now.getTime() - days * day)
    const [id, user_id, { price }] = [index + 1, customer.id, product]
    const changed_at = changed === undefined ? null : at(changed)
    // A cancelled one after exactly the time that it is kept was undone by the school.
    const changed_by = status === 'CANCELLED' ? (bought - (changed ?? 0) === 14 ? null : user_id) : clerk
    made.push({
      id,
      user_id,
      unity_id: customer.units[0],
      product_id: product.id,
      price,
      status,
      reason,
      code: Array.from({ length: orderCodeLength }, () => random.pick(Array.from(orderCodeAlphabet))).join(''),
      press: `demo ${id}`,
      created_at: at(bought),
      changed_at,
      changed_by: changed_at && changed_by,
      ...(status === 'HANDED' && { handed_at: changed_at, handed_by: clerk }),
    })
    const entry = { user_id, reference: String(id), tribe_id: customer.tribe ?? null }
    paid.push({ ...entry, amount: -price, reason: 'STORE', created_at: at(bought) })
    if (changed_at && status !== 'HANDED')
      paid.push({ ...entry, amount: price, reason: 'REFUND', created_at: changed_at })
  }
  return { orders: made, entries: paid }
}
