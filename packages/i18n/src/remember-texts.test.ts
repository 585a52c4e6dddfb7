// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { createI18n, setLanguage } from './i18n.ts'
import { namespace } from './message-keys.ts'
import { rememberTexts } from './remember-texts.ts'
import { i18n } from './typed-instance.ts'

beforeEach(async () => {
  localStorage.clear()
  await createI18n()
})

const remembered = (language: string) => rememberTexts(i18n.getFixedT(language, namespace), language)

it('asks once for a text without values, and each time for one with values', () => {
  const t = vi.fn<(key: string, values?: object) => string>((key) => key)
  const { retry, position } = { retry: 'common.retry', position: 'test.position' } as const
  const fast = rememberTexts(t, 'xx')
  expect([fast(retry), fast(retry)]).toEqual([retry, retry])
  expect(t).toHaveBeenCalledTimes(1)
  expect([fast(position, { number: 1, total: 2 }), fast(position, { number: 2, total: 2 })]).toHaveLength(2)
  expect(t).toHaveBeenCalledTimes(3)
})

it('speaks each language, also while a component still has the t of the one before', async () => {
  const english = remembered('en')
  expect(english('common.retry')).toBe('Try again')
  await setLanguage('pt')
  expect(english('common.retry')).toBe('Try again')
  expect(remembered('pt')('common.retry')).toBe('Tentar de novo')
  await setLanguage('en')
  expect(remembered('en')('common.retry')).toBe('Try again')
})

it('knows a text that was added after it was asked for', () => {
  const t = remembered('en')
  const before = t('common.retry')
  i18n.addResourceBundle('en', namespace, { common: { retry: 'Once more' } }, true, true)
  expect(t('common.retry')).toBe('Once more')
  i18n.addResourceBundle('en', namespace, { common: { retry: before } }, true, true)
  expect(t('common.retry')).toBe(before)
})
