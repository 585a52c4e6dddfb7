import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Profile } from '@the-house/domain'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'

const paper = { id: 1, name: 'Paper' }
const product = (id: number, changes: object = {}) => ({
  id,
  name: `Thing ${id}`,
  description: `What thing ${id} is good for.`,
  price: 90,
  image: { url: '/files/thing.svg' },
  image_text: `A picture of thing ${id}`,
  category: paper,
  available: true,
  stock: null,
  ...changes,
})
const all = 'GET /store/products'
const ofCategory = (id: number) => `${all}?category_id=${id}`

let school: FakeApi
beforeEach(() => {
  signedOut()
  signedInAs()
  school = new FakeApi()
    .on('GET /store/categories', { content: [paper, { id: 2, name: 'To wear' }, { id: 3, name: 'Toys' }] })
    .on(all, { content: [product(1), product(2, { price: 1 }), product(3)] })
    .on(ofCategory(1), { content: [product(1)] })
    .on(ofCategory(2), { content: [product(2), product(3)] })
    .on(ofCategory(3), { content: [] })
    .open()
})

const names = async () => (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
const chip = (name: string) => screen.findByRole('button', { name })
const card = async (id: number) => within(await screen.findByRole('article', { name: `Thing ${id}` }))

it('shows products with picture, description and price, how many they are, and the own dollars', async () => {
  await openPage('/store')
  expect(await names()).toEqual(['Thing 1', 'Thing 2', 'Thing 3'])
  const first = await card(1)
  expect(first.getByRole('img', { name: 'A picture of thing 1' }).getAttribute('src')).toBe('/files/thing.svg')
  expect(first.getByText('What thing 1 is good for.')).toBeDefined()
  expect(first.getByText('90 dollars')).toBeDefined()
  expect((await card(2)).getByText('1 dollar')).toBeDefined()
  expect(screen.getByText('3 products')).toBeDefined()
  expect(screen.getByText('120 dollars')).toBeDefined()
})

it.each([
  [{ available: true, stock: null }, 'Available'],
  [{ available: true, stock: 3 }, 'Only 3 left'],
  [{ available: true, stock: 0 }, 'Sold out'],
  [{ available: false, stock: 12 }, 'Not available now'],
])('says of %o: %s', async (changes, words) => {
  school.on(all, { content: [product(1, changes)] })
  await openPage('/store')
  expect((await card(1)).getByText(words)).toBeDefined()
})

it('shows one category, keeps it in the address, and all again when it is pressed once more', async () => {
  await openPage('/store')
  await userEvent.click(await chip('To wear'))
  await waitFor(async () => expect(await names()).toEqual(['Thing 2', 'Thing 3']))
  expect(location.search).toBe('?category=2')
  await userEvent.click(await chip('Paper'))
  await waitFor(async () => expect(await names()).toEqual(['Thing 1']))
  expect(location.search).toBe('?category=1')
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Paper'])
  await userEvent.click(await chip('Paper'))
  await waitFor(async () => expect(await names()).toHaveLength(3))
  expect(location.search).toBe('')
})

it('takes the category from the address', async () => {
  await openPage('/store?category=2')
  expect(await names()).toEqual(['Thing 2', 'Thing 3'])
  expect((await chip('To wear')).getAttribute('aria-pressed')).toBe('true')
})

it('shows the whole store to an address whose category is no number', async () => {
  await openPage('/store?category=paper')
  expect(await names()).toHaveLength(3)
})

it('says that a category has nothing, and shows everything again', async () => {
  await openPage('/store?category=3')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all products' }))
  await waitFor(async () => expect(await names()).toHaveLength(3))
  expect(location.search).toBe('')
})

it('says that the store is empty', async () => {
  school.on(all, { content: [] })
  await openPage('/store')
  expect(await screen.findByRole('heading', { name: 'The store is still empty' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show all products' })).toBeNull()
})

it('has its products without the names of the categories, too', async () => {
  school.refuse('GET /store/categories', 500)
  await openPage('/store')
  expect(await names()).toHaveLength(3)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('offers another try when the products do not come', async () => {
  school.refuse(all, 500)
  await openPage('/store')
  const again = await screen.findByRole('button', { name: 'Try again' })
  school.on(all, { content: [product(1)] })
  await userEvent.click(again)
  expect(await names()).toEqual(['Thing 1'])
})

it.each<Profile>(['TEACHER', 'AUTODIDACT'])('is shut for the profile %s, and asked for nothing', async (profile) => {
  signedInAs(profile)
  await openPage('/store')
  expect(await screen.findByText('This page is not for your profile')).toBeDefined()
  expect(school.asked.filter(({ path }) => path.startsWith('/store'))).toEqual([])
})
