import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rolesOf, type DeskOrder } from '@the-house/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut } from '../../../testing/open-page.tsx'

const orderOf = (id: number, changes: Partial<DeskOrder> = {}): DeskOrder => ({
  id,
  product: { id, name: `Thing ${id}`, image: null, image_text: '' },
  unity: { id: 1, name: 'Centro' },
  student: { id: 40 + id, name: `Student ${id}` },
  price: 90,
  code: 'KQ7M2X',
  status: 'RESERVED',
  created_at: '2026-03-02T01:30:00Z',
  until: '2026-03-16T01:30:00Z',
  changed_at: null,
  changed_by: null,
  handed_at: null,
  handed_by: null,
  expired: false,
  reason: '',
  ...changes,
})
const at = '2026-03-04T01:30:00Z'
const laura = { id: 2, name: 'Laura Reed' }
const handed = { status: 'HANDED', changed_at: at, changed_by: laura, handed_at: at, handed_by: laura } as const
const counts = { RESERVED: 3, HANDED: 12, CANCELLED: 0, REFUNDED: 1 }
const pageOf = (content: DeskOrder[]) => ({
  content,
  meta: { page: 1, size: 20, total: content.length, more: false, counts, exceeded: [] },
})
const waiting = 'GET /store/orders?page=1&size=20&status=RESERVED'
const byCode = (code: string) => `GET /store/orders?page=1&size=20&code=${code}`

let school: FakeApi
beforeEach(() => {
  signedOut()
  // A student who helps at the desk.
  signedInWith({ roles: rolesOf({ profile: 'STUDENT', admin: false, duties: ['DESK'] }) })
  school = new FakeApi()
    .on(waiting, pageOf([orderOf(1), orderOf(2)]))
    .on('GET /store/orders/facets', {
      unities: [
        { id: 1, name: 'Centro' },
        { id: 2, name: 'Norte' },
      ],
      products: [{ id: 4, name: 'Mug' }],
    })
    .open()
})

const field = () => screen.findByRole('searchbox', { name: 'Code' })
const card = async (id: number) => within(await screen.findByRole('article', { name: `Thing ${id}` }))

describe('the desk', () => {
  it('begins in the field of the code, and lists what waits, with how many of each status', async () => {
    await openPage('/admin/orders')
    await waitFor(async () => expect(document.activeElement).toBe(await field()))
    const first = await card(1)
    // Who has only the duty of the desk may not open the page of a student.
    expect(first.getByText('For Student 1')).toBeDefined()
    expect(first.queryByRole('link')).toBeNull()
    expect(first.getByText('Kept until 15/03/2026 22:30')).toBeDefined()
    const status = within(screen.getByLabelText('Status'))
    expect(status.getByRole('option', { name: 'Waits at the desk (3)', selected: true })).toBeDefined()
    expect(status.getByRole('option', { name: 'Handed out (12)' })).toBeDefined()
  })

  it('says of how many orders there are more than it counts', async () => {
    const meta = {
      page: 1,
      size: 20,
      total: 1000,
      more: true,
      counts: { ...counts, HANDED: 1000 },
      exceeded: ['HANDED'],
    }
    school.on('GET /store/orders?page=1&size=20&status=HANDED', { content: [orderOf(1, handed)], meta })
    await openPage('/admin/orders?status=HANDED')
    await card(1)
    const status = within(screen.getByLabelText('Status'))
    expect(status.getByRole('option', { name: 'Handed out (more than 1,000)', selected: true })).toBeDefined()
    expect(status.getByRole('option', { name: 'Waits at the desk (3)' })).toBeDefined()
    expect(screen.getByText(/^More than 1,000 orders: the first 1,000 are listed/)).toBeDefined()
  })

  it('leads administrators from a name to the page of the student', async () => {
    signedInWith({ admin: true })
    await openPage('/admin/orders')
    const link = (await card(1)).getByRole('link', { name: 'For Student 1' })
    expect(link.getAttribute('href')).toBe('/admin/learners/41')
  })

  it('finds an order by its code on Enter, whatever became of it', async () => {
    school.on(byCode('kq7-m2x'), pageOf([orderOf(7, handed)]))
    await openPage('/admin/orders')
    await userEvent.type(await field(), 'kq7-m2x{Enter}')
    const found = await card(7)
    expect(found.getByText('Handed out by Laura Reed on 03/03/2026 22:30')).toBeDefined()
    expect(found.queryByRole('button', { name: /^Hand out/ })).toBeNull()
    expect(location.search).toBe('?code=kq7-m2x')
  })

  it('says that no order has a code, and goes back to what waits', async () => {
    school.on(byCode('zzzzzz'), pageOf([]))
    await openPage('/admin/orders?code=zzzzzz')
    expect(await screen.findByRole('heading', { name: 'No order has the code ZZZ-ZZZ' })).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Show what waits' }))
    expect(await card(2)).toBeDefined()
  })

  it('hands an order out, and waits for the next code', async () => {
    school.on('POST /store/orders/1/hand', orderOf(1, handed))
    await openPage('/admin/orders')
    const button = await screen.findByRole('button', { name: 'Hand out Thing 1 to Student 1' })
    school.on(waiting, pageOf([orderOf(2)]))
    await userEvent.click(button)
    expect(await screen.findByText('Handed out: Thing 1')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Thing 1' })).toBeNull())
    expect(document.activeElement).toBe(await field())
  })

  it('says that a colleague was faster, and shows the list as it is', async () => {
    school.refuse('POST /store/orders/1/hand', 409, { token: 'store.refused.handed' })
    await openPage('/admin/orders')
    const button = await screen.findByRole('button', { name: 'Hand out Thing 1 to Student 1' })
    school.on(waiting, pageOf([orderOf(2)]))
    await userEvent.click(button)
    expect(await screen.findByText('This order has been handed out already.')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Thing 1' })).toBeNull())
  })

  it('refunds with a reason, which it asks for, and with or without the stock', async () => {
    school.on('POST /store/orders/2/refund', orderOf(2, { status: 'REFUNDED', changed_at: at, changed_by: laura }))
    await openPage('/admin/orders')
    await userEvent.click(await screen.findByRole('button', { name: 'Refund Thing 2 to Student 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Thing 2?' }))
    expect(dialog.getByText(/90 dollars go back to Student 2/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    expect(await dialog.findByText('This field is required')).toBeDefined()
    expect(school.count('POST /store/orders/2/refund')).toBe(0)
    await userEvent.type(dialog.getByLabelText('Reason'), 'It was broken')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'It goes back into stock' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    expect(await screen.findByText('Refunded: Thing 2')).toBeDefined()
    expect(school.requestsOf('POST /store/orders/2/refund').map(({ body }) => body)).toEqual([
      { reason: 'It was broken', restock: false },
    ])
  })

  it('keeps the dialog and says why, where a refund is refused', async () => {
    school.refuse('POST /store/orders/2/refund', 409, { token: 'store.refused.cancelled' })
    await openPage('/admin/orders')
    await userEvent.click(await screen.findByRole('button', { name: 'Refund Thing 2 to Student 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Thing 2?' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Mine')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('This order was cancelled.')
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Mine')
  })

  it('is narrowed by status, product and unit, and the address keeps it', async () => {
    const refunded = { status: 'REFUNDED', changed_at: at, changed_by: laura, reason: 'Broken' } as const
    school
      .on('GET /store/orders?page=1&size=20', pageOf([orderOf(3, { ...handed, ...refunded })]))
      .on(
        'GET /store/orders?page=1&size=20&product_id=4',
        pageOf([orderOf(4, { status: 'CANCELLED', changed_at: at, expired: true })]),
      )
      .on('GET /store/orders?page=1&size=20&product_id=4&unity_id=2', pageOf([]))
    await openPage('/admin/orders')
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'All')
    const third = await card(3)
    expect(third.getByText('Handed out by Laura Reed on 03/03/2026 22:30')).toBeDefined()
    expect(third.getByText('Refunded by Laura Reed on 03/03/2026 22:30: Broken')).toBeDefined()
    await userEvent.selectOptions(screen.getByLabelText('Product'), 'Mug')
    expect((await card(4)).getByText('Undone on 03/03/2026 22:30, since nobody fetched it')).toBeDefined()
    await userEvent.selectOptions(screen.getByLabelText('Unit'), 'Norte')
    expect(await screen.findByRole('heading', { name: 'No order is like this' })).toBeDefined()
    expect(location.search).toBe('?status=ALL&product=4&unit=2')
  })

  it('is shut for whom has no such duty', async () => {
    signedInAs('TEACHER')
    await openPage('/admin/orders')
    expect(await screen.findByText('This page is not for your profile')).toBeDefined()
    expect(school.asked.filter(({ path }) => path.startsWith('/store'))).toEqual([])
  })
})
