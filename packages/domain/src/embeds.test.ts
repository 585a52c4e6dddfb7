import { expect, it } from 'vitest'
import { filmPlayerOf, isShownPicture, readEmbeds } from './embeds.ts'

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

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://media.example.com/film.mp4', null],
  ['https://evil.example/?https://youtu.be/dQw4w9WgXcQ', null],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['http://youtu.be/dQw4w9WgXcQ', null],
  ['/api/v1/files/film.mp4', null],
])('plays %s in %s', (address, player) => expect(filmPlayerOf(address)).toBe(player))
