// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createI18n, setLanguage } from '../i18n.ts'
import { i18n } from '../typed-instance.ts'
import { placeOf } from './places.ts'

const asked = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(new Response()))

beforeAll(async () => {
  history.replaceState(null, '', '/login?i18n=keys')
  await createI18n({ language: 'en' })
  await createI18n({ language: 'en' })
})
beforeEach(() => {
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
})

const panel = () => document.querySelector('div')?.shadowRoot
const click = (element: Element | null, altKey: boolean) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, altKey }))

/** Renders a button with an accessible name, and a text that contains another one. */
function showPart() {
  const part = document.createElement('section')
  part.innerHTML = `<button aria-label="${i18n.t('common.retry')}"><b>×</b></button><p>${i18n.t('common.dollars', { count: 2 })}</p><i>Ana</i>`
  document.body.append(part)
  return part
}

it('each text is its key, in the language that is shown', async () => {
  expect(i18n.t('common.menu.user', { name: 'Ana' })).toBe('⟦common.menu.user⟧')
  expect(document.querySelectorAll('body > div')).toHaveLength(1)
  expect(placeOf('common.retry', 'pt')?.value).toBe('Tentar de novo')
})

it('a click with Alt asks for the line of the nearest text, spoken ones too, and does nothing else', async () => {
  const part = showPart()
  const pressed = vi.fn<() => void>()
  part.querySelector('button')?.addEventListener('click', pressed)
  click(part.querySelector('b'), true)
  const { file, line } = placeOf('common.retry', 'en') ?? {}
  expect(file).toBe('packages/i18n/locales/en/common.json')
  expect(asked).toHaveBeenCalledWith(`/__open-text?${new URLSearchParams({ file: file ?? '', line: String(line) })}`)
  expect(pressed).not.toHaveBeenCalled()
  expect(panel()?.querySelector('p')?.textContent).toBe(`common.retry: ${file}:${line}`)
  part.remove()
})

it('a click without Alt, or on what is no text of ours, is a click', () => {
  const part = showPart()
  const pressed = vi.fn<() => void>()
  part.addEventListener('click', pressed)
  click(part.querySelector('button'), false)
  click(part.querySelector('i'), true)
  expect(pressed).toHaveBeenCalledTimes(2)
  expect(asked).not.toHaveBeenCalled()
  part.remove()
})

it('the list names every text of the page with its place, and leads there without a mouse', async () => {
  const part = showPart()
  await setLanguage('pt')
  const toggle = panel()?.querySelector('button') ?? null
  click(toggle, false)
  expect(toggle?.getAttribute('aria-expanded')).toBe('true')
  const rows = Array.from(panel()?.querySelectorAll('li button') ?? [])
  expect(rows.map((row) => row.querySelector('code')?.textContent)).toEqual(['common.retry', 'common.dollars_one'])
  expect(rows[0]?.textContent).toContain('Tentar de novo')
  click(rows[0] ?? null, false)
  expect(asked.mock.calls[0]?.[0]).toContain('locales%2Fpt%2Fcommon.json')
  toggle?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(toggle?.getAttribute('aria-expanded')).toBe('false')
  part.remove()
})

it('the address keeps the parameter from screen to screen', () => {
  history.pushState(null, '', '/dashboard?page=2')
  expect(location.search).toBe('?page=2&i18n=keys')
})
