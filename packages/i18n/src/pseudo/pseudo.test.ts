// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { createI18n, loadArea, setLanguage } from '../i18n.ts'
import { i18n } from '../typed-instance.ts'
import { showPseudo } from './pseudo.ts'
import { pseudoText } from './pseudo-text.ts'

describe('a pseudo text', () => {
  it('is longer, has accents and stands in brackets', () => {
    expect(pseudoText('Try again')).toBe('[Try ááágáááíííñ]')
    expect(pseudoText('Check your internet').length).toBeGreaterThan('Check your internet'.length * 1.3)
  })

  it('keeps placeholders, tags and entities', () => {
    expect(pseudoText('<b>{{count}} one</b> &amp; two')).toBe('[<b>{{count}} óóñéé</b> &amp; twóó]')
  })
})

describe('the pseudo-locale', () => {
  beforeEach(async () => {
    await createI18n({ language: 'en' })
    await showPseudo()
  })

  it('shows every word longer, those that come later too, and what people wrote as it is', async () => {
    expect(i18n.t('common.menu.user', { name: 'Ana' })).toBe('[Mééñúú óóf Ana]')
    await loadArea('session')
    expect(i18n.t('session.submit')).toBe('[Sííígñ íííñ]')
  })

  it('counts as English does', () => {
    expect(i18n.t('common.dollars', { count: 1 })).toBe('[1 dóólláár]')
    expect(i18n.t('common.dollars', { count: 2 })).toBe('[2 dóólláárs]')
  })

  it('ends with the choice of a language', async () => {
    await setLanguage('en')
    expect(i18n.t('common.retry')).toBe('Try again')
  })
})
