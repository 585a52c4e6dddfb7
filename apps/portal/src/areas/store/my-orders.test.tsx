import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order } from '@the-house/domain'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut, userOf } from '../../testing/open-page.tsx'

const orderOf = (id: number, changes: Partial<Order> = {}): Order => ({
  id,
  product: { id, name: `Thing ${id}`, image: { url: '/files/thing.svg' }, image_text: `A picture of thing ${id}` },
  unity: { id: 1, name: 'Centro' },
  price: 90,
  code: 'KQ7M2X',
  status: 'RESERVED',
  created_at: '2026-03-02T01:30:00Z',
  until: '2026-03-16T01:30:00Z',
  changed_at: null,
  expired: false,
  reason: '',
  ...changes,
})
const list = 'GET /me/orders?page=1&size=20'
const pageOf = (content: Order[], total = content.length) => ({ content, meta: { page: 1, size: 20, total } })
const changed_at = '2026-03-04T01:30:00Z'

let school: FakeApi
beforeEach(() => {
  signedOut()
  signedInAs()
  school = new FakeApi().on('GET /me', userOf()).open()
})

const card = async (id: number) => within(await screen.findByRole('article', { name: `Thing ${id}` }))

it('shows each order with its code, and what became of it by the clock of the unit', async () => {
  school.on(
    list,
    pageOf([
      orderOf(1),
      orderOf(2, { status: 'HANDED', changed_at }),
      orderOf(3, { status: 'CANCELLED', changed_at }),
      orderOf(4, { status: 'CANCELLED', changed_at, expired: true }),
      orderOf(5, { status: 'REFUNDED', changed_at, reason: 'It was broken' }),
    ]),
  )
  await openPage('/store/orders')
  const first = await card(1)
  expect(first.getByText('KQ7-M2X')).toBeDefined()
  expect(first.getByText('Kept at Centro until 15/03/2026 22:30')).toBeDefined()
  expect(first.getByRole('img', { name: 'A picture of thing 1' })).toBeDefined()
  expect((await card(2)).getByText('Handed out at Centro on 03/03/2026 22:30')).toBeDefined()
  expect((await card(3)).getByText('Cancelled on 03/03/2026 22:30')).toBeDefined()
  expect((await card(4)).getByText('Undone on 03/03/2026 22:30, since it was not fetched')).toBeDefined()
  expect((await card(5)).getByText('Refunded on 03/03/2026 22:30: It was broken')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Give/ })).toHaveLength(1)
  expect(screen.getByText('5 orders')).toBeDefined()
})

it('gives back what waits once that is confirmed, and the dollars are there again', async () => {
  school
    .on(list, pageOf([orderOf(1)]))
    .on('POST /store/orders/1/cancel', orderOf(1, { status: 'CANCELLED', changed_at }))
  await openPage('/store/orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Give Thing 1 back' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Give Thing 1 back?' }))
  expect(dialog.getByText(/90 dollars come back to you/)).toBeDefined()
  expect(school.count('POST /store/orders/1/cancel')).toBe(0)
  school.on(list, pageOf([orderOf(1, { status: 'CANCELLED', changed_at })]))
  await userEvent.click(dialog.getByRole('button', { name: 'Give back' }))
  expect(await screen.findByText('Given back. The dollars are in your account.')).toBeDefined()
  await waitFor(async () => expect((await card(1)).getByText('Cancelled')).toBeDefined())
  expect(school.count('GET /me')).toBe(1)
})

it('says that the desk was faster, and shows it', async () => {
  school.on(list, pageOf([orderOf(1)])).refuse('POST /store/orders/1/cancel', 409, { token: 'order.handed' })
  await openPage('/store/orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Give Thing 1 back' }))
  school.on(list, pageOf([orderOf(1, { status: 'HANDED', changed_at })]))
  await userEvent.click(await screen.findByRole('button', { name: 'Give back' }))
  expect(await screen.findByText('This order has been handed out already.')).toBeDefined()
  expect(await screen.findByText('Handed out')).toBeDefined()
})

it('says that nothing was bought yet, and leads to the store where there is one', async () => {
  school.on(list, pageOf([]))
  await openPage('/store/orders')
  const link = await screen.findByRole('link', { name: 'To the store' })
  expect(link.getAttribute('href')).toBe('/store')
})

it('is open to whom the store is shut, without a way into it', async () => {
  signedInAs('AUTODIDACT')
  school.on(list, pageOf([orderOf(1)]))
  await openPage('/store/orders')
  expect((await card(1)).getByText('KQ7-M2X')).toBeDefined()
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.queryByRole('link', { name: 'Store' })).toBeNull()
})
