import { limits } from '@the-house/domain'
import { expect, it } from 'vitest'
import { validatePicture, openPicture } from './picture-file.ts'

it.each([
  ['image/png', 1000, null],
  ['image/jpeg', limits.avatarBytes, null],
  ['image/webp', limits.avatarBytes + 1, 'tooLarge'],
  ['image/gif', 1000, 'type'],
  ['image/svg+xml', 1000, 'type'],
  ['application/pdf', limits.avatarBytes + 1, 'type'],
])('judges a file of %s with %i bytes: %s', (type, size, mistake) => {
  expect(validatePicture({ type, size })).toBe(mistake)
})

it('opens nothing that it would not send', async () => {
  expect(await openPicture(new File(['GIF89a'], 'me.gif', { type: 'image/gif' }))).toBe('type')
})
