import { noAnswer } from '@the-house/domain'
import { act, render, screen } from '@testing-library/react'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../testing/fake-api.ts'
import { outbox, useDrafts } from './browser-outbox.ts'

const Count = () => <output>{useDrafts().size}</output>
const shown = () => screen.getByRole('status').textContent
const put = (exercise: number) =>
  outbox.put(
    { user: 7, test: 40, exercise },
    'UNIQUE_ALTERNATIVE',
    { ...noAnswer, alternatives: [1] },
    { pauseMs: 60_000 },
  )

beforeEach(() => {
  new FakeApi().open()
  outbox.open(7)
  render(<Count />)
})
afterEach(() => outbox.open(null))

it('keeps a choice on the device before the screen renders again', async () => {
  await act(async () => {
    startTransition(() => put(1))
    flushSync(() => undefined)
    expect(shown()).toBe('0')
    expect(outbox.drafts().size).toBe(1)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('the-house.outbox'))).toHaveLength(1)
  })
  expect(shown()).toBe('1')
})

it('renders what is typed at once', async () => {
  await act(async () => {
    flushSync(() => put(1))
    expect(shown()).toBe('1')
  })
})

it('shows what was kept before it was rendered', async () => {
  await act(async () => put(1))
  render(<Count />)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['1', '1'])
})
