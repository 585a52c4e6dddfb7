import { readEmbeds } from '@the-house/domain'
import { expect, it } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const policyOf = (setting: string, mediaOrigin: string | null = null, secure = false) => {
  const embeds = readEmbeds(setting) ?? { players: [], hosts: [] }
  const policy = pagePolicy({ nonce: 'bm9uY2U=', ancestors: "'none'", mediaOrigin, embeds, secure })
  return new Map(policy.split('; ').map((one): [string, string] => [one.replace(/ .*/, ''), one]))
}

it.each([
  ['none', "frame-src 'self'", "img-src 'self' data: blob:"],
  ['youtube', "frame-src 'self' https://www.youtube-nocookie.com", "img-src 'self' data: blob:"],
  ['vimeo', "frame-src 'self' https://player.vimeo.com", "img-src 'self' data: blob:"],
  [
    'youtube, https://media.example.com',
    "frame-src 'self' https://www.youtube-nocookie.com https://media.example.com",
    "img-src 'self' data: blob: https://media.example.com",
  ],
])('lets frames and pictures come from the school and from what it allows: %s', (setting, frames, pictures) => {
  const policy = policyOf(setting)
  expect(policy.get('frame-src')).toBe(frames)
  expect(policy.get('img-src')).toBe(pictures)
})

it('lets files come from the store that browsers are sent to', () => {
  const policy = policyOf('none', 'https://store.example.com')
  for (const name of ['frame-src', 'img-src', 'media-src'])
    expect(policy.get(name)).toContain('https://store.example.com')
})

it('lets scripts and styles run by their nonce alone, and no page frame, embed or rebase the school', () => {
  const policy = policyOf('youtube, https://media.example.com', 'https://store.example.com')
  expect(policy.get('script-src')).toBe("script-src 'self' 'nonce-bm9uY2U='")
  expect(policy.get('style-src')).toBe("style-src 'self' 'nonce-bm9uY2U='")
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toBe(`${name} 'none'`)
  expect([...policy.values()].join(';')).not.toContain('unsafe-')
})

it('requires Trusted Types, by named policies alone, and asks for reports', () => {
  const policy = policyOf('none')
  expect(policy.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(policy.get('trusted-types')).toMatch(/^trusted-types [a-zA-Z -]+$/)
  expect(policy.get('trusted-types')).not.toMatch(/default|allow-duplicates|\*/)
  expect(policy.get('report-uri')).toBe('report-uri /csp-reports')
  expect([...policy.values()].join(';')).not.toMatch(/unsafe-|https:(?!\/\/)|\*/)
})

it('asks for reports by the Reporting API over https alone, where browsers send them', () => {
  expect(policyOf('none').has('report-to')).toBe(false)
  const policy = policyOf('none', null, true)
  expect(policy.get('report-to')).toBe('report-to csp')
  expect(policy.get('report-uri')).toBe('report-uri /csp-reports')
})
