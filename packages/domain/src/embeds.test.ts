import { expect, it } from 'vitest'
import { mediaAddress } from './managed/schemas.ts'
import { filmOf, isShownPicture, readEmbeds, storedFilm } from './embeds.ts'

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

const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const vimeo = 'https://vimeo.com/76979871'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&utm_source=mail', youtube],
  ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3', `${youtube}&t=3s`],
  ['https://youtu.be/dQw4w9WgXcQ?si=x&t=1h2m3s', `${youtube}&t=3723s`],
  ['https://vimeo.com/76979871#t=1m30s', `${vimeo}#t=90s`],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e#t=5', `${vimeo}/0a1b2c3d4e#t=5s`],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['http://youtu.be/dQw4w9WgXcQ', youtube],
  ['youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&amp;start=3" title="A"></iframe>',
    `${youtube}&t=3s`,
  ],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/76979871/0a1b2c3d4e', `${vimeo}/0a1b2c3d4e`],
  ['https://player.vimeo.com/video/76979871?badge=0&h=0a1b2c3d4e&app_id=1', `${vimeo}/0a1b2c3d4e`],
])('knows the film %s by one address, which is its own', (copied, page) => {
  expect(storedFilm(copied)).toBe(page)
  expect(storedFilm(page)).toBe(page)
})

it.each([
  'https://media.example.com/film.mp4',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=tooshort',
  'https://www.youtube.com/playlist?list=dQw4w9WgXcQ',
  'https://www.youtube.com/embed/videoseries?list=PLdQw4w9WgXcQ',
  'https://www.youtube.com/embed/live_stream?channel=UCdQw4w9WgXcQ',
  'https://vimeo.com/about',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  '/api/v1/files/film.mp4',
  '',
])('leaves %j as it is', (address) => {
  expect([filmOf(address), storedFilm(address)]).toEqual([null, address])
})

it('plays a film in a player that sets no cookies and is asked not to track', () => {
  expect(filmOf(youtube)?.player).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0')
  expect(filmOf(`${vimeo}/0a1b2c3d4e`)?.player).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=0a1b2c3d4e',
  )
})

it('plays a film from the second that its address names', () => {
  expect(filmOf('https://youtu.be/dQw4w9WgXcQ?t=90')?.player).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=90',
  )
  expect(filmOf(`${vimeo}#t=90s`)?.player).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1#t=90s')
})

it.each([
  [' https://youtu.be/dQw4w9WgXcQ ', youtube],
  ['https://media.example.com/film.mp4', 'https://media.example.com/film.mp4'],
  ['', null],
  [null, null],
])('takes %j of a form as %j', (given, stored) => expect(mediaAddress().validateSync(given)).toBe(stored))
