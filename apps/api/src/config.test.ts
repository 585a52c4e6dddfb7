import { describe, expect, it } from 'vitest'
import { publicUrlOf, readConfig } from './config.ts'
import { capturesMails } from './mail/mail-worker.ts'

describe('the settings', () => {
  it.each([
    ['https://house.example.com/', 'https://house.example.com'],
    ['https://example.com/house//', 'https://example.com/house'],
    ['', 'http://localhost:3000'],
  ])('make links begin with an address without a slash at its end: %j', (PUBLIC_URL, expected) => {
    expect(publicUrlOf(readConfig({ PUBLIC_URL }))).toBe(expected)
  })

  it.each(['10.0.0.2', '10.0.0.0/8, ::1', 'fd00::/8'])('trust the proxies that they name: %s', (TRUSTED_PROXY) => {
    expect(readConfig({ TRUSTED_PROXY }).TRUSTED_PROXY).toBe(TRUSTED_PROXY)
  })

  it.each([
    ['TRUSTED_PROXY', 'true'],
    ['TRUSTED_PROXY', '10.0.0.0/40'],
    ['TRUSTED_PROXY', '10.0.0.2,'],
    ['MAIL_FROM', 'The House'],
    ['MAIL_FROM', 'a@example.com\nBcc: b@example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['PUBLIC_URL', 'house.example.com'],
    ['STORAGE_URL', '/srv/house/files'],
    ['STORAGE_URL', 's3://house/folder'],
    ['STORAGE_URL', 's3://key:secret@house'],
    ['STORAGE_URL', 's3://house?endpoint=s3.example.com'],
    ['STORAGE_URL', 's3://house?regoin=sa-east-1'],
    ['STORAGE_URL', 's3://house?path_style=maybe'],
  ])('refuse a wrong %s: %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be`)
  })
})

it('mails are stored and shown in the demonstration alone, and there only without a mail server', () => {
  const SMTP_URL = 'smtp://mail.example.com'
  const settings = [{ isDemo: true }, { isDemo: true, SMTP_URL }, { isDemo: false }, { isDemo: false, SMTP_URL }]
  expect(settings.map((one) => capturesMails({ SMTP_URL: undefined, ...one }))).toEqual([true, false, false, false])
})
