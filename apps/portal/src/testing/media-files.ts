import type { MediaFile } from '@the-house/domain'

/** A picture of the library that two rows use. */
export const kettle: MediaFile = {
  id: 5,
  kind: 'image',
  name: 'kettle.jpg',
  file: { url: '/files/kettle.webp', width: 1200, height: 800 },
  bytes: 240_000,
  created_at: '2026-03-02T15:00:00Z',
  sent_by: 'Laura Reed',
  uses: 2,
  held: false,
  unused_until: null,
  waits_until: null,
  alternative_text: '',
  captions: null,
  version: 1,
}

/** A film with captions. */
export const film: MediaFile = {
  ...kettle,
  id: 6,
  kind: 'video',
  name: 'welcome.mp4',
  file: { url: '/files/welcome.mp4', seconds: 83.4, unplayable: 'hevc' },
  captions: { url: '/files/welcome.vtt', name: 'welcome.vtt' },
}

/** A sound that nothing uses. */
export const unused: MediaFile = {
  ...kettle,
  id: 7,
  kind: 'audio',
  name: 'door.mp3',
  file: { url: '/files/door.mp3', seconds: 12 },
  sent_by: null,
  uses: 0,
  unused_until: '2026-04-01T15:00:00Z',
}
