import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../../testing/open-page.tsx'
import { film, kettle, unused } from '../../../testing/media-files.ts'

const path = '/admin/media'
const call = (query = '') => `GET /media?page=1&size=24${query}`
const unusedCall = 'GET /media?page=1&size=1&state=unused'
const pageOf = (content: object[], meta: object = {}) => ({
  content,
  meta: { page: 1, size: 24, total: content.length, cursor: null, more: false, ...meta },
})
const cardOf = (name: string) => within(screen.getByRole('heading', { name }).closest('article') ?? document.body)

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi().on(call(), pageOf([kettle, film, unused])).open()
})

describe('the media library', () => {
  it('says of each file what it is, where it is used, what it lacks, and until when an unused one stays', async () => {
    await openPage(path)
    const link = await screen.findByRole('link', { name: 'kettle.jpg' })
    expect(link.getAttribute('href')).toBe('/admin/media/5')
    expect(cardOf('kettle.jpg').getByText(/^Picture · 1200 × 800 px · /)).toBeDefined()
    expect(cardOf('kettle.jpg').getByText('Used in 2 places')).toBeDefined()
    expect(cardOf('kettle.jpg').getByText('No alternative text in the library')).toBeDefined()
    expect(cardOf('welcome.mp4').getByText('Browsers do not play it')).toBeDefined()
    expect(cardOf('welcome.mp4').queryByText('No captions in the library')).toBeNull()
    expect(cardOf('door.mp3').getByText(/^Sound · 0:12 · 235 kB$/)).toBeDefined()
    expect(cardOf('door.mp3').getByText('goes on 01/04/2026')).toBeDefined()
  })

  it('is narrowed by its address, from the first page on, and says so where nothing is left', async () => {
    school.on('GET /media?page=2&size=24&kind=video&state=used', pageOf([film], { page: 2, total: 25 }))
    school.on(call('&kind=pdf&state=used'), pageOf([]))
    await openPage(`${path}?kind=video&state=used&page=2`)
    await screen.findByRole('link', { name: 'welcome.mp4' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'PDF')
    expect(await screen.findByText('No file of this kind is used')).toBeDefined()
    expect(location.search).toBe('?kind=pdf&state=used')
    await userEvent.click(screen.getByRole('link', { name: 'Show all files' }))
    expect(await screen.findByRole('link', { name: 'door.mp3' })).toBeDefined()
    expect(location.search).toBe('')
  })

  it('searches for what is typed, and keeps the other filters', async () => {
    school.on(call('&kind=image'), pageOf([kettle])).on(call('&kind=image&search=blue+kettle'), pageOf([]))
    await openPage(`${path}?kind=image`)
    await userEvent.type(await screen.findByRole('searchbox'), 'blue kettle{Enter}')
    expect(await screen.findByText('Nothing found for “blue kettle”')).toBeDefined()
    expect(location.search).toBe('?kind=image&search=blue+kettle')
  })

  it.each([
    ['state=unused', 'No file is unused'],
    ['kind=image&state=unused', 'No file of this kind is unused'],
    ['state=used', 'No file is used yet'],
    ['kind=pdf', 'No file of this kind yet'],
    ['state=unused&search=a%26b', 'Nothing found for “a&b”'],
  ])('says what an empty list of %s means', async (query, title) => {
    school.on(call(`&${query}`), pageOf([]))
    await openPage(`${path}?${query}`)
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Show all files' }).getAttribute('href')).toBe(path)
  })

  it('says of a file that attempts alone show that it is kept for them', async () => {
    school.on(call(), pageOf([{ ...kettle, uses: 0, held: true }]))
    await openPage(path)
    await screen.findByRole('link', { name: 'kettle.jpg' })
    expect(cardOf('kettle.jpg').getByText('Kept for attempts')).toBeDefined()
    expect(cardOf('kettle.jpg').queryByText(/^Unused/)).toBeNull()
  })

  it('leads on from its thousandth file by the cursor of the page that is shown', async () => {
    const meta = { total: 1041, more: true }
    school.on('GET /media?page=43&size=24&at=AAA', pageOf([kettle], { ...meta, page: 43, cursor: 'BBB' }))
    school.on('GET /media?page=44&size=24&at=BBB', pageOf([film], { ...meta, page: 44 }))
    await openPage(`${path}?page=43&at=AAA`)
    await userEvent.click(await screen.findByRole('link', { name: 'Page 44 of 44' }))
    expect(await screen.findByRole('link', { name: 'welcome.mp4' })).toBeDefined()
  })

  it('says in words where nothing was sent yet', async () => {
    school.on(call(), pageOf([]))
    await openPage(path)
    expect(await screen.findByText('No files yet')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Show all files' })).toBeNull()
  })

  it('says so when the school does not answer, and tries again', async () => {
    school.refuse(call(), 500)
    await openPage(path)
    const again = await screen.findByRole('button', { name: 'Try again' })
    school.on(call(), pageOf([kettle]))
    await userEvent.click(again)
    expect(await screen.findByRole('link', { name: 'kettle.jpg' })).toBeDefined()
  })

  it('is in the menu of those who manage content alone, and asks nothing for other teachers', async () => {
    await openPage('/dashboard')
    expect(await screen.findAllByRole('link', { name: 'Media library' })).not.toHaveLength(0)
    signedInAs('TEACHER')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Media library' })).toBeNull())
    history.pushState(null, '', path)
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(school.count(call())).toBe(0)
  })
})

/** Opens the dialog that removes what is unused. */
const open = async () => {
  await openPage(path)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove all unused' }))
}

describe('the removal of what is unused', () => {
  it('says how much goes, and removes parcel by parcel until nothing is left', async () => {
    const parcels = [300, 4, 0]
    const unusedNow = () => pageOf([unused], { size: 1, total: parcels.reduce((sum, one) => sum + one, 0) })
    school.on(unusedCall, () => ({ body: unusedNow() }))
    school.on('DELETE /media/unused', () => ({ body: { removed: parcels.shift() } }))
    await open()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove all unused files?' }))
    expect(await dialog.findByText(/^Nothing shows 304 files/)).toBeDefined()
    expect(school.count('DELETE /media/unused')).toBe(0)
    school.on(call(), pageOf([kettle]))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('304 files removed')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'door.mp3' })).toBeNull())
    expect(school.count('DELETE /media/unused')).toBe(3)
    expect(screen.queryByText(/for now/)).toBeNull()
  })

  it.each([
    { total: 2, parcels: [3, 0], done: '3 files removed', stays: /^2 unused files stay/ },
    { total: 1, parcels: [0], done: '0 files removed', stays: /^1 unused file stays/ },
    { total: 1000, parcels: [1, 0], done: '1 file removed', stays: /^More than 1,000 unused files stay/ },
  ])('says that $total stay', async ({ total, parcels, done, stays }) => {
    school.on(unusedCall, pageOf([unused], { size: 1, total, more: total === 1000 }))
    school.on('DELETE /media/unused', () => ({ body: { removed: parcels.shift() } }))
    await open()
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText(/^Nothing shows/)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(done)).toBeDefined()
    expect(screen.getByText(stays)).toBeDefined()
  })

  it('offers nothing to confirm where no file is unused', async () => {
    school.on(unusedCall, pageOf([], { size: 1 }))
    await open()
    const dialog = within(await screen.findByRole('dialog', { name: 'No file is unused' }))
    expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps its dialog open with what the school refuses', async () => {
    school.on(unusedCall, pageOf([unused], { size: 1 })).refuse('DELETE /media/unused', 500)
    await open()
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText(/^Nothing shows 1 file/)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await dialog.findByRole('alert')).toBeDefined()
  })
})
