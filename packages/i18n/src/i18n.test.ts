// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { createI18n, isMessageKey, loadArea, setLanguage } from './i18n.ts'
import { currentLanguage, i18n } from './typed-instance.ts'

beforeEach(async () => {
  localStorage.clear()
  await createI18n()
})

describe('the words of a page', () => {
  it('start in English with everything that a first screen or a failure may say', () => {
    expect(currentLanguage()).toBe('en')
    expect(document.documentElement.lang).toBe('en')
    expect(i18n.t('errors.session.invalid')).toBe('User or password invalid.')
    expect(i18n.t('common.retry')).toBe('Try again')
    expect(i18n.t('design.dialog.cancel')).toBe('Cancel')
  })

  it('start in the language that was chosen on this device', async () => {
    localStorage.setItem('the-house.language', 'pt')
    await createI18n()
    expect(i18n.t('common.retry')).toBe('Tentar de novo')
  })

  it('start in English where the stored language is unknown', async () => {
    localStorage.setItem('the-house.language', '__proto__')
    await createI18n()
    expect(currentLanguage()).toBe('en')
  })

  it('have a singular before one o’clock in Portuguese', async () => {
    await setLanguage('pt')
    await loadArea('meetings')
    expect(i18n.t('meetings.online.opens', { time: '01:20' })).toBe('Abre à 01:20.')
    for (const time of ['11:20', '21:00', '02:10', '13:01', '10:00'])
      expect(i18n.t('meetings.online.opens', { time })).toBe(`Abre às ${time}.`)
  })

  it('hold an area once it is loaded, and keep it when the language changes', async () => {
    await loadArea('session')
    expect(i18n.t('session.submit')).toBe('Sign in')
    await setLanguage('pt')
    expect(i18n.t('session.submit')).toBe('Entrar')
    expect(document.documentElement.lang).toBe('pt-BR')
    expect(localStorage.getItem('the-house.language')).toBe('pt')
  })

  it('tell a text from a name that has none', () => {
    expect(isMessageKey('errors.session.invalid')).toBe(true)
    expect(isMessageKey('errors.session')).toBe(false)
    expect(isMessageKey('errors.nothing')).toBe(false)
  })

  it('count in both languages', async () => {
    expect(i18n.t('common.dollars', { count: 1 })).toBe('1 dollar')
    await setLanguage('pt')
    expect(i18n.t('common.dollars', { count: 2 })).toBe('2 dólares')
  })
})
