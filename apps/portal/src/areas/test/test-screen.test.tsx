import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, choose, heading, press } from '../../testing/user-actions.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import {
  exercisesOfTest,
  finishTestCall,
  flagCall,
  infoCall,
  setDeviceClock,
  startCall,
  testPath,
  testApi,
} from '../../testing/test-api.ts'

beforeEach(() => {
  signedOut()
  signedInAs()
})
afterEach(() => vi.restoreAllMocks())

const timer = async () => (await screen.findByRole('timer')).textContent

describe('a test that was not started', () => {
  it('says what it is and that its time cannot be paused, and leads back by Try later', async () => {
    const school = testApi({ status: 'PENDING' })
    await openPage(testPath)
    expect(await heading('Doors of the house')).toBeDefined()
    expect(screen.getByText('Not Started')).toBeDefined()
    expect(screen.getByText(/^You have 30 minutes\./)).toBeDefined()
    expect(screen.getByText(/cannot be paused/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Try later' }).getAttribute('href')).toBe('/')
    expect(school.count(startCall)).toBe(0)
    expect(school.count(exercisesOfTest)).toBe(0)
  })

  it('starts, and then shows its first exercise with the time that is left', async () => {
    const school = testApi({ status: 'PENDING' })
    await openPage(testPath)
    await press('Start test')
    expect(await heading('Door 1')).toBeDefined()
    expect(await timer()).toMatch(/^0h(30m0s|29m5\ds)$/)
    expect(document.activeElement?.textContent).toBe('Doors of the house')
    expect(school.count(startCall)).toBe(1)
  })

  it('sent for later says when it opens, by the clock of the unit, and only then can be started', async () => {
    const school = testApi({ status: 'PENDING' })
    school.state.opens_at = new Date(school.now() + 60 * 60_000).toISOString()
    await openPage(testPath)
    expect(await screen.findByText(/^Opens at \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Start test' })).toBeNull()
  })

  it('says by when it has to be started', async () => {
    const school = testApi({ status: 'PENDING' })
    school.state.closes_at = new Date(school.now() + 60 * 60_000).toISOString()
    await openPage(testPath)
    expect(await screen.findByText(/^Start it before /)).toBeDefined()
    expect(await button('Start test')).toBeDefined()
  })

  it('that has closed says so, and can no longer be started', async () => {
    const school = testApi({ status: 'PENDING' })
    school.state.closes_at = new Date(school.now() - 1000).toISOString()
    await openPage(testPath)
    expect(await screen.findByText(/^Closed at /)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Start test' })).toBeNull()
  })

  it('says what is wrong with one whose state is not known, and starts nothing', async () => {
    testApi({ status: null })
    await openPage(testPath)
    expect(await screen.findByText('Problem')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Start test' })).toBeNull()
  })
})

it.each([
  [404, { token: 'notFound' }, /We could not find this/],
  [500, { message: 'The school is closed.' }, 'The school is closed.'],
])('goes home with the words of the failure when its info is answered with %i', async (status, body, words) => {
  testApi().refuse(infoCall, status, body)
  await openPage(testPath)
  expect(await screen.findByText(words)).toBeDefined()
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
})

describe('a running test', () => {
  it('saves and goes on by Next, checks nothing, and comes to the result', async () => {
    const school = testApi()
    await openPage(testPath)
    for (const door of ['Door 1', 'Door 2', 'Door 3']) {
      await heading(door)
      expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull()
      await choose(/the front door/)
      await press(door === 'Door 3' ? 'Finish' : 'Next')
    }
    expect(await button('See my answers')).toBeDefined()
    expect(Array.from(school.saved.keys())).toEqual([1, 2, 3])
    expect(school.asked.some(({ path }) => path.startsWith('/chapters'))).toBe(false)
    expect(location.search).toBe('')
    await waitFor(() => expect(school.count('GET /me')).toBe(1))
  })

  it('lists what is unanswered and what was marked before it finishes', async () => {
    const school = testApi()
    await openPage(testPath)
    await press('Come back to this')
    await choose(/the front door/)
    await press('Next')
    await press('Skip')
    await choose(/the back door/)
    await press('Finish')
    const dialog = await screen.findByRole('alertdialog', { name: '1 exercise is not answered. Finish anyway?' })
    expect(within(dialog).getByRole('button', { name: /Door 2/ })).toBeDefined()
    expect(school.flagged).toEqual(new Set([1]))
    await userEvent.click(within(dialog).getByRole('button', { name: /Door 1/ }))
    expect(await heading('Door 1')).toBeDefined()
    expect((await button('Come back to this')).getAttribute('aria-pressed')).toBe('true')
    expect(school.count(finishTestCall)).toBe(0)
  })

  it('asks before it finishes where all is answered and something is marked', async () => {
    const school = testApi()
    for (const id of [1, 2, 3]) school.saved.set(id, [1])
    school.flagged.add(2)
    await openPage(`${testPath}?exercise=3`)
    await press('Finish')
    expect(await screen.findByText('You wanted to come back to 1 exercise. Finish anyway?')).toBeDefined()
  })

  it('takes the mark away when the school refuses it', async () => {
    testApi().refuse(flagCall, 412, { token: 'test.mismatch' })
    await openPage(testPath)
    await press('Come back to this')
    await waitFor(async () => expect((await button('Come back to this')).getAttribute('aria-pressed')).toBe('false'))
  })

  it('goes on where it was, with its answers, after a reload', async () => {
    testApi().saved.set(2, [2])
    await openPage(`${testPath}?exercise=2`)
    expect(await heading('Door 2')).toBeDefined()
    expect(await screen.findByRole('radio', { name: /the back door/ })).toHaveProperty('checked', true)
  })

  it('follows the clock of the school, whatever the device believes, also when that jumps', async () => {
    const school = testApi({ minutes: 30, spent: 60_000 })
    await openPage(testPath)
    expect(await timer()).toMatch(/^0h(29m0s|28m5\ds)$/)
    const before = school.count(exercisesOfTest)
    setDeviceClock(5 * 60 * 60_000)
    await waitFor(() => expect(school.count(exercisesOfTest)).toBeGreaterThan(before))
    expect(await timer()).toMatch(/^0h28m[345]\ds$/)
    expect(screen.getByRole('button', { name: 'Skip' })).toBeDefined()
  })

  it('hides the time for good when asked', async () => {
    testApi()
    await openPage(testPath)
    await press('Hide the time')
    expect(await screen.findByText('Time hidden')).toBeDefined()
    expect(localStorage.getItem('the-house.timer')).toBe('false')
  })
})
