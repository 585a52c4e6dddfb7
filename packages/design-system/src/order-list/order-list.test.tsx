import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createI18n } from '@the-house/i18n'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'

const loading = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./sortable-rows.tsx', async (original) => {
  await loading.promise
  return original()
})

let OrderList: (typeof import('./order-list.tsx'))['OrderList']
beforeAll(async () => {
  await createI18n({ language: 'en', areas: ['ordering'] })
  // Another file of this worker may have loaded the part that comes late here.
  vi.resetModules()
  ;({ OrderList } = await import('./order-list.tsx'))
})
afterEach(cleanup)

const items = [
  { id: 1, name: 'First' },
  { id: 2, name: 'Second' },
]
const up = () => screen.getByRole('button', { name: /Second up$/ })
/** Longer than React and the loaded part take. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

it('keeps a button that is pressed while dragging is loaded, so that its click counts', async () => {
  const onChange = vi.fn<(order: typeof items) => void>()
  render(<OrderList label="Items" items={items} nameOf={({ name }) => name} onChange={onChange} />, {
    wrapper: ThemeProvider,
  })
  const pressed = up()
  fireEvent.pointerDown(pressed)
  loading.resolve()
  await rest()
  expect(up()).toBe(pressed)
  fireEvent.pointerUp(pressed)
  fireEvent.click(pressed)
  expect(onChange).toHaveBeenCalledWith([items[1], items[0]])
  await vi.waitFor(() => expect(up()).not.toBe(pressed), { timeout: 20_000 })
}, 30_000)
