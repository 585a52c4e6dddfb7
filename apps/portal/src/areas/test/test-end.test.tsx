import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageOf, testsToDo, todoCall, todoOf } from '../../testing/dashboard-api.ts'
import { button, choose, heading, press } from '../../testing/user-actions.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { finishTestCall, testId, testPath, testApi } from '../../testing/test-api.ts'

beforeEach(() => {
  signedOut()
  signedInAs()
})

/** The time left when the device is notified; enough for a slow machine to save an answer chosen then. */
const lastMs = 9000
const timeLimit = { timeout: 20_000 }

describe('the end of the time', () => {
  it('comes by itself: what was chosen in the last seconds counts, and the result shows', async () => {
    const school = testApi()
    await openPage(testPath)
    await choose(/the front door/)
    await waitFor(() => expect(school.saved.get(1)).toEqual([1]))
    school.leave(lastMs)
    await choose(/the back door/)
    await waitFor(() => expect(school.saved.get(1)).toEqual([2]))
    expect(await screen.findByText(/The time is over/, {}, timeLimit)).toBeDefined()
    expect(await button('See my answers')).toBeDefined()
    expect(school.count(finishTestCall)).toBe(0)
  })

  it('keeps an answer that came too late, says that it does not count, and shows the one that does', async () => {
    const school = testApi()
    await openPage(testPath)
    await choose(/the front door/)
    await waitFor(() => expect(school.saved.get(1)).toEqual([1]))
    school.state.status = 'FINISHED_EXPIRED'
    await choose(/the back door/)
    expect(await screen.findByText('1 answer came too late and does not count')).toBeDefined()
    await userEvent.click((await screen.findAllByRole('button', { name: /Door 1/ }))[0] ?? document.body)
    expect(await screen.findByText('This answer does not count')).toBeDefined()
    expect(screen.getByRole('radio', { name: /the back door/ })).toHaveProperty('checked', true)
    await press('Show what counts')
    expect(await screen.findByRole('radio', { name: /the front door/ })).toHaveProperty('checked', true)
  })

  it('is announced while the school is out of reach, and shows when the connection returns', async () => {
    const school = testApi()
    await openPage(testPath)
    await choose(/the front door/)
    await waitFor(() => expect(school.saved.get(1)).toEqual([1]))
    school.leave(lastMs)
    await press('Next')
    await choose(/the front door/)
    await waitFor(() => expect(school.saved.get(2)).toEqual([1]))
    school.reachable = false
    await choose(/the back door/)
    expect(await screen.findByText(/What was saved before the end counts/, {}, timeLimit)).toBeDefined()
    expect(screen.getByRole('radio', { name: /the back door/ })).toHaveProperty('checked', true)
    school.reachable = true
    dispatchEvent(new Event('online'))
    expect(await screen.findByText('1 answer came too late and does not count')).toBeDefined()
    expect(school.saved.get(2)).toEqual([1])
  })
})

describe('a finished test', () => {
  it('shows its result, and the answers behind it', async () => {
    testApi({ status: 'FINISHED' })
    await openPage(testPath)
    await press('See my answers')
    expect(await heading('Door 1')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Do it again' })).toBeNull()
  })

  it('says that it was handed in where the result is not shown', async () => {
    testApi({ status: 'FINISHED', show_feedback: false })
    await openPage(testPath)
    expect(await heading('Handed in')).toBeDefined()
    await press('See my answers')
    await press('Next')
    await press('Next')
    await press('Done')
    expect(await heading('Handed in')).toBeDefined()
  })

  it('opens the exercise that a notification names, and not the result', async () => {
    testApi({ status: 'FINISHED' })
    await openPage(`${testPath}?exercise=2`)
    expect(await heading('Door 2')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'See my answers' })).toBeNull()
  })
})

it('a test that is finished is no longer to do, and the bell says so', async () => {
  const school = testApi()
  const open = () => school.state.status === 'STARTED'
  school
    .on('GET /session/notifications?page=1&size=5&unread=false', pageOf([], { unread: 0 }))
    .on(todoCall, () => ({ body: todoOf({ tests: open() ? testsToDo({ id: testId }) : testsToDo() }) }))
  await openPage(testPath)
  await choose(/the front door/)
  await button('Notifications, 1 waiting')
  school.state.status = 'FINISHED'
  await choose(/the back door/)
  expect(await button('Notifications, none waiting')).toBeDefined()
})
