import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'

const partner = (id: number, changes: object = {}) => ({
  id,
  name: `Shop ${id}`,
  address: 'Rua da Aurora, 315, Recife, PE',
  site: 'shop.example.com',
  segment_id: 3,
  segment: { id: 3, name: 'Books and paper' },
  phone: '8132560000',
  description: '<p>Show your <strong>card</strong>.</p>',
  discount: 15,
  units_id: [],
  image: { url: '/files/shop.svg' },
  ...changes,
})
const pageOf = (ids: number[], total = ids.length, page = 1) => ({
  content: ids.map((id) => partner(id)),
  meta: { page, size: 20, total },
})
const listCall = (rest = '', page = 1) => `GET /partners?page=${page}&size=20${rest}`

let school: FakeApi
beforeEach(() => {
  signedOut()
  signedInAs()
  school = new FakeApi()
    .on('GET /segments?page=1&size=9999', {
      content: [partner(1).segment, { id: 4, name: 'Travel' }],
      meta: { page: 1, size: 9999, total: 2 },
    })
    .on(listCall(), pageOf([1, 2, 3], 23))
    .on(listCall('', 2), pageOf([21, 22], 23, 2))
    .on('GET /partners/2', partner(2))
    .open()
})

const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const names = async () => (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)

it('lists partners with segment, discount and address, and how many there are', async () => {
  await openPage('/partner')
  expect(await screen.findByRole('heading', { level: 1, name: 'Partners' })).toBeDefined()
  expect(await screen.findByText('23 partners')).toBeDefined()
  expect(screen.getAllByText('15% off')).toHaveLength(3)
  expect(await names()).toEqual(['Shop 1', 'Shop 2', 'Shop 3'])
})

it('shows the partners of one segment a second after it was chosen, and has it in the address', async () => {
  school.on(listCall('&segment_id=4'), pageOf([9]))
  await openPage('/partner')
  await screen.findByRole('option', { name: 'Travel' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Segment' }), 'Travel')
  expect(location.search).toBe('')
  await waitFor(() => expect(location.search).toBe('?segment=4'), { timeout: 3000 })
  await waitFor(async () => expect(await names()).toEqual(['Shop 9']))
})

it('looks for words, and takes words and segment from the address', async () => {
  school.on(listCall('&term=caf%C3%A9&segment_id=3'), pageOf([5]))
  await openPage('/partner?segment=3')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search partners' }), 'café{Enter}')
  expect(new URLSearchParams(location.search).get('term')).toBe('café')
  await waitFor(async () => expect(await names()).toEqual(['Shop 5']))
})

it('says that nothing has the words, and shows all partners again', async () => {
  school.on(listCall('&term=zoo'), pageOf([]))
  await openPage('/partner?term=zoo')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all partners' }))
  expect(location.search).toBe('')
  await waitFor(async () => expect(await names()).toHaveLength(3))
})

it('says that the unit has none yet', async () => {
  school.on(listCall(), pageOf([]))
  await openPage('/partner')
  expect(await screen.findByText('No partners yet')).toBeDefined()
})

it('offers another try when the school does not answer', async () => {
  school.refuse(listCall(), 500)
  await openPage('/partner')
  const again = await screen.findByRole('button', { name: 'Try again' })
  school.on(listCall(), pageOf([1]))
  await userEvent.click(again)
  await waitFor(async () => expect(await names()).toEqual(['Shop 1']))
})

it('shows all of a partner, and leads to the map, the phone and the site', async () => {
  await openPage('/partner/2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Shop 2' })).toBeDefined()
  expect((await screen.findByText('card')).tagName).toBe('STRONG')
  expect(screen.getByText('15% off')).toBeDefined()
  expect(screen.getByText('Books and paper')).toBeDefined()
  expect(href(/^Show on the map/)).toBe(
    'https://www.google.com/maps/search/?api=1&query=Shop+2%2C+Rua+da+Aurora%2C+315%2C+Recife%2C+PE',
  )
  expect(href(/^Call \(81\) 3256-0000/)).toBe('tel:+558132560000')
  expect(href(/^Open the site/)).toBe('https://shop.example.com/')
  const outside = screen.getAllByRole<HTMLAnchorElement>('link', { name: /opens in a new tab/ })
  expect(outside.map(({ target, rel }) => `${target} ${rel}`)).toEqual([
    '_blank noopener noreferrer',
    '_blank noopener noreferrer',
  ])
})

it('leaves out what is not known of a partner', async () => {
  school.on('GET /partners/2', partner(2, { address: '', site: 'javascript:alert(1)', phone: '', discount: null }))
  await openPage('/partner/2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Shop 2' })).toBeDefined()
  expect(screen.queryByText(/% off/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Where to find them' })).toBeNull()
})

it('returns from a partner to the page that it was opened from', async () => {
  school.on('GET /partners/22', partner(22))
  await openPage('/partner?page=2')
  await userEvent.click(await screen.findByRole('link', { name: 'Shop 22' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Back to the partners' }))
  await waitFor(() => expect(location.pathname + location.search).toBe('/partner?page=2'))
  expect(await names()).toEqual(['Shop 21', 'Shop 22'])
})

it.each(['/partner/99', '/partner/nobody'])('leads from %s, an unknown partner, back to the list', async (address) => {
  await openPage(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'This partner is not here' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Back to the partners' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Partners' })).toBeDefined()
})
