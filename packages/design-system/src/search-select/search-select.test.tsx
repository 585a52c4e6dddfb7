import { createI18n, I18nProvider } from '@the-house/i18n'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import type { Option } from './options.ts'
import { SearchSelect } from './search-select.tsx'

const [bakery, school] = [{ id: 1, label: 'Bakery' }, { id: 2, label: 'School' }] // oxfmt-ignore
const onChange = vi.fn<(option: Option | null) => void>()

const select = (options: Option[] | undefined) => (
  <I18nProvider>
    <ThemeProvider>
      <SearchSelect label="Segment" value={null} onSearch={() => undefined} {...{ options, onChange }} />
    </ThemeProvider>
  </I18nProvider>
)

/** Opens the list. */
function bakeryInList() {
  fireEvent.click(screen.getByRole('combobox'))
  return screen.getByRole('option', { name: 'Bakery' })
}

beforeAll(() => createI18n({ language: 'en', areas: ['editing'] }))
afterEach(() => {
  cleanup()
  onChange.mockClear()
})

it('chooses the option that is pressed, though results of the search replace the list before the release', () => {
  const { rerender } = render(select([bakery, school]))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Sch' } })
  fireEvent.mouseDown(screen.getByRole('option', { name: 'School' }))
  rerender(select(undefined))
  fireEvent.mouseUp(screen.getByRole('combobox'))
  expect(onChange.mock.calls).toEqual([[school]])
})

it('chooses once by a press and its click, and by a click of assistive technology alone', () => {
  render(select([bakery, school]))
  const option = bakeryInList()
  fireEvent.mouseDown(option)
  fireEvent.click(option, { detail: 1 })
  expect(onChange.mock.calls).toEqual([[bakery]])
  fireEvent.click(bakeryInList(), { detail: 0 })
  expect(onChange.mock.calls).toEqual([[bakery], [bakery]])
})

it('chooses nothing by another button of the mouse', () => {
  render(select([bakery, school]))
  fireEvent.mouseDown(bakeryInList(), { button: 2 })
  expect(onChange).not.toHaveBeenCalled()
})
