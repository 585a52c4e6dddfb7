import { expect, it } from 'vitest'
import { isShownPicture, readEmbeds } from './embeds.ts'

it.each([
  ['none', { players: [], hosts: [] }],
  ['youtube,vimeo', { players: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'], hosts: [] }],
  [' vimeo , https://a.example/', { players: ['https://player.vimeo.com'], hosts: ['https://a.example'] }],
  ['https://a.example:8443', { players: [], hosts: ['https://a.example:8443'] }],
])('takes %s', (setting, embeds) => expect(readEmbeds(setting)).toEqual(embeds))

it.each([
  '',
  'youtube,',
  'http://a.example',
  'https:',
  'https://*',
  'https://a.example/films',
  "'unsafe-inline'",
  'toString',
  'https://a.example; script-src *',
])('refuses %j', (setting) => expect(readEmbeds(setting)).toBeUndefined())

it.each(['/api/v1/files/a.png', 'a.png', 'https://school.example/a.png'])('shows the picture %s', (address) =>
  expect(isShownPicture(address, ['https://school.example'])).toBe(true),
)

it.each([
  'https://evil.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\t//evil.example',
  'data:image/png,',
  'https://here.invalid/a.png',
  'https://school.example.evil.example/',
  'http://school.example/a.png',
  'https://[',
])('does not show the picture %j', (address) => expect(isShownPicture(address, ['https://school.example'])).toBe(false))
