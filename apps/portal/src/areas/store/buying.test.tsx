import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut, userOf } from '../../testing/open-page.tsx'

const productOf = (changes: object = {}) => ({
  id: 1,
  name: 'House notebook',
  description: '',
  price: 90,
  image: null,
  image_text: '',
  category: { id: 1, name: 'Paper' },
  available: true,
  stock: 3,
  ...changes,
})
const order = {
  id: 8,
  product: { id: 1, name: 'House notebook', image: null, image_text: '' },
  unity: { id: 1, name: 'Centro' },
  price: 90,
  code: 'KQ7M2X',
  status: 'RESERVED',
  created_at: '2026-03-02T12:00:00Z',
  until: '2026-03-16T12:00:00Z',
  changed_at: null,
  expired: false,
  reason: '',
}
const list = 'GET /store/products'
const buyCall = 'POST /store/orders'

let school: FakeApi
const offers = (changes: object = {}) => school.on(list, { content: [productOf(changes)] })
beforeEach(() => {
  signedOut()
  signedInAs()
  school = new FakeApi().on('GET /store/categories', { content: [] }).on('GET /me', userOf()).open()
  offers()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Buy House notebook?' }))

it('says price, balance before and after, where and until when, before anything is bought', async () => {
  await openPage('/store')
  await press('Buy House notebook')
  const dialog = await question()
  const sums = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sums).toEqual(['90 dollars', '120 dollars', '30 dollars'])
  expect(dialog.getByText(/Show it at the desk of Centro by \d\d\/\d\d\/\d{4} \d\d:\d\d/)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(school.count(buyCall)).toBe(0)
})

it('shows the code of what was bought, and the dollars that are left', async () => {
  school.on(buyCall, order)
  await openPage('/store')
  await press('Buy House notebook')
  school.on('GET /me', { ...userOf(), dollars: 30 })
  offers({ stock: 2 })
  await press('Buy now')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Bought: House notebook' }))
  expect(dialog.getByText('KQ7-M2X')).toBeDefined()
  expect(dialog.getByText('Code: K Q 7 M 2 X')).toBeDefined()
  expect(dialog.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/store/orders')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Only 2 left')).toBeDefined()
  expect(screen.getByText('30 dollars')).toBeDefined()
  // What is left does not reach for a second one.
  expect(screen.getByText('You need 60 more dollars')).toBeDefined()
  expect(school.requestsOf(buyCall).map(({ body }) => body)).toEqual([
    { product_id: 1, price: 90, press: expect.any(String) },
  ])
})

it('sends the same press again when the answer was lost', async () => {
  await openPage('/store')
  await press('Buy House notebook')
  school.fault(buyCall, 'breaks')
  await press('Buy now')
  expect((await (await question()).findByRole('alert')).textContent).toContain('no connection')
  school.mend()
  school.on(buyCall, order)
  await press('Buy now')
  expect(await screen.findByText('KQ7-M2X')).toBeDefined()
  const presses = school.requestsOf(buyCall).map(({ body }) => JSON.stringify(body))
  expect(presses).toHaveLength(2)
  expect(new Set(presses).size).toBe(1)
})

it('shows the new price where it has changed meanwhile, and buys at that', async () => {
  school.refuse(buyCall, 409, { token: 'store.priceChanged', values: { price: '100' } })
  await openPage('/store')
  await press('Buy House notebook')
  offers({ price: 100 })
  await press('Buy now')
  const dialog = await question()
  expect((await dialog.findByRole('alert')).textContent).toContain('The price has changed. It is now 100.')
  await waitFor(() => expect(dialog.getByText('20 dollars')).toBeDefined())
  school.on(buyCall, order)
  await press('Buy now')
  expect(await screen.findByText('KQ7-M2X')).toBeDefined()
  expect(school.requestsOf(buyCall).map(({ body }) => body)).toMatchObject([{ price: 90 }, { price: 100 }])
})

it('says that somebody has bought the last one, and offers it no more', async () => {
  school.refuse(buyCall, 409, { token: 'store.soldOut' })
  await openPage('/store')
  await press('Buy House notebook')
  offers({ stock: 0 })
  await press('Buy now')
  const dialog = await question()
  expect((await dialog.findByRole('alert')).textContent).toContain('Somebody has just bought the last one.')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Buy now' }).hasAttribute('disabled')).toBe(true))
})

it.each([
  ['costs more than the student has', { price: 121 }, 'You need 1 more dollar'],
  ['is sold out', { stock: 0 }, 'Sold out'],
  ['is not to be had now', { available: false }, 'Not available now'],
])('has no button for what %s', async (_, changes, words) => {
  offers(changes)
  await openPage('/store')
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Buy House notebook' })).toBeNull()
})
