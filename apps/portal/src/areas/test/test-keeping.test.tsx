import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { button, choose, heading, press } from '../../testing/user-actions.ts'
import { openPage, signedInAs, signedOut, userOf } from '../../testing/open-page.tsx'
import { saveOfTest, tabWrites, testPath, testApi } from '../../testing/test-api.ts'

const key = `the-house.test.${userOf().id}.60`
const now = '2026-03-02T17:02:00Z'

beforeEach(() => {
  signedOut()
  signedInAs()
})

describe('two tabs', () => {
  it('the older one says that the test is open elsewhere, and takes it back when asked', async () => {
    const school = testApi()
    await openPage(testPath)
    await heading('Door 1')
    tabWrites(key, 'the other tab')
    expect(await heading('This test is open in another tab')).toBeDefined()
    // The menu has radios too, once it has loaded.
    expect(screen.queryByRole('radio', { name: /the back door/ })).toBeNull()
    school.saved.set(1, [2])
    await press('Continue here')
    expect(await screen.findByRole('radio', { name: /the back door/ })).toHaveProperty('checked', true)
    expect(localStorage.getItem(key)).not.toBe('the other tab')
  })

  it('finishing in one shows the end in the other', async () => {
    const school = testApi()
    await openPage(testPath)
    await heading('Door 1')
    tabWrites(key, 'the other tab')
    await heading('This test is open in another tab')
    school.state.status = 'FINISHED'
    tabWrites(key, null)
    expect(await button('See my answers')).toBeDefined()
  })

  it('leaves nothing on the device once the test has ended', async () => {
    testApi({ status: 'FINISHED' })
    localStorage.setItem(key, 'this tab')
    await openPage(testPath)
    await button('See my answers')
    expect(localStorage.getItem(key)).toBeNull()
  })
})

it('keeps what was typed when the session ends, and comes back to the same exercise', async () => {
  const school = testApi()
  await openPage(`${testPath}?exercise=2`)
  school.refuse(saveOfTest, 401, { token: 'session.required' })
  await choose(/the back door/)
  expect(await screen.findByText(/Your session has ended/)).toBeDefined()
  school.on(saveOfTest, { exercise_id: 2, saved_at: now, server_time: now })
  signedInAs()
  expect(await heading('Door 2')).toBeDefined()
  expect(await screen.findByRole('radio', { name: /the back door/ })).toHaveProperty('checked', true)
  expect(location.pathname + location.search).toBe(`${testPath}?exercise=2`)
})
