import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openStorageAt } from '../../files/storage.ts'
import { storeOrigin } from './routes.ts'

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})
afterAll(() => void vi.unstubAllEnvs())

it.each([
  ['s3://house?endpoint=https://s3.example.com', true, 'https://s3.example.com'],
  ['s3://house?endpoint=https://s3.example.com&path_style=false', true, 'https://house.s3.example.com'],
  ['s3://house?region=sa-east-1', true, 'https://house.s3.sa-east-1.amazonaws.com'],
  ['s3://house?endpoint=http://store:9000&public=https://files.example.com', true, 'https://files.example.com'],
  ['s3://house?endpoint=http://127.0.0.1:9000', false, 'http://127.0.0.1:9000'],
  ['s3://house?endpoint=http://127.0.0.1:9000', true, null],
  ['s3://house?endpoint=https://s3.example.com&public=none', true, null],
  ['file:///tmp', true, null],
])(
  'browsers are sent from a portal to the store of %s, where it is served securely (%s): %s',
  async (url, secure, origin) => {
    const { place, close } = await openStorageAt(url)
    const address = 'store' in place ? await place.store.presign('managed/a.mp4', { seconds: 60 }) : null
    expect(storeOrigin({ place, secure })).toBe(origin)
    expect(origin && address && new URL(address).origin).toBe(origin)
    close()
  },
)
