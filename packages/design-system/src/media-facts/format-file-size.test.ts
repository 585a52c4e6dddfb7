import { expect, it } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

it.each([
  [1, 'en', '1 kB'],
  [200 * 1024, 'en', '200 kB'],
  [3.25 * 1024 * 1024, 'en', '3.3 MB'],
  [3.25 * 1024 * 1024, 'pt', '3,3 MB'],
  [100 * 1024 * 1024, 'en', '100 MB'],
])('says %i bytes in %s as %s', (bytes, language, words) => {
  expect(formatFileSize(bytes, language)).toBe(words)
})
