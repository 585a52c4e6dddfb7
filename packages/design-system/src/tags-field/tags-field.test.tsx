import { createI18n, I18nProvider } from '@the-house/i18n'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { TagsField } from './tags-field.tsx'

const [onSubmit, onChange] = [
  vi.fn<(event: Event) => void>((event) => event.preventDefault()),
  vi.fn<(tags: string[]) => void>(),
]

function Article({ tags }: { tags: string[] }) {
  const [value, setValue] = useState(tags)
  return (
    <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>
      <TagsField
        label="Tags"
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue(['restored'])}>
        Restore
      </button>
      <button type="submit">Save</button>
    </form>
  )
}

/** Shows a form with the field, and returns the field. */
function fieldWith(...tags: string[]) {
  render(
    <I18nProvider>
      <ThemeProvider>
        <Article tags={tags} />
      </ThemeProvider>
    </I18nProvider>,
  )
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' })
}
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

beforeAll(() => createI18n({ language: 'en', areas: ['editing'] }))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('adds the typed tag on Enter and does not submit the form', async () => {
  const field = fieldWith('news')
  await userEvent.type(field, ' study tips {Enter}')
  expect(chips()).toEqual(['news', 'study tips'])
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('does nothing on Enter in an empty field, or with spaces alone', async () => {
  await userEvent.type(fieldWith('news'), '{Enter} {Enter}')
  expect(chips()).toEqual(['news'])
  expect(onChange.mock.calls.filter(([tags]) => tags.join() !== 'news')).toEqual([])
  expect(onSubmit).not.toHaveBeenCalled()
})

it('leaves Enter to an input method that composes a word', () => {
  const field = fieldWith()
  fireEvent.change(field, { target: { value: 'ni' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(chips()).toEqual([])
})

it('adds a tag at each comma, also of a pasted list, and none twice', async () => {
  const field = fieldWith('news')
  await userEvent.click(field)
  await userEvent.paste('tips, news,, phone')
  expect(chips()).toEqual(['news', 'tips'])
  expect(field.value).toBe('phone')
  await userEvent.type(field, ',tips,')
  expect(chips()).toEqual(['news', 'tips', 'phone'])
})

it('counts a tag that is typed and not added, so that saving keeps it', async () => {
  await userEvent.type(fieldWith('news'), 'tips')
  expect(onChange).toHaveBeenLastCalledWith(['news', 'tips'])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('keeps a tag whose name is typed on the way to a longer one', async () => {
  await userEvent.type(fieldWith('news', 'tips'), 'newsroom{Enter}')
  expect(chips()).toEqual(['news', 'tips', 'newsroom'])
})

it('shows the value that is set from elsewhere, in place of what was typed', async () => {
  const field = fieldWith('news')
  await userEvent.type(field, 'tips')
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
  expect(chips()).toEqual(['restored'])
  expect(field.value).toBe('')
})
