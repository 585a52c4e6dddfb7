import { expect, it } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

it.each([
  [563, '0.6 kB'],
  [20, '0.1 kB'],
  [64_941, '65 kB'],
  [999_400, '999 kB'],
  [999_600, '1 MB'],
  [1_000_000, '1 MB'],
  [4_240_000, '4.2 MB'],
  [104_857_600, '105 MB'],
  [999_600_000, '1 GB'],
  [12_400_000_000, '12 GB'],
  [0, ''],
])('formats %i bytes as %j', (bytes, words) => {
  expect(formatFileSize(bytes, 'en')).toBe(words)
})

it('formats a size in the language of the page', () => {
  expect(formatFileSize(4_240_000, 'pt')).toBe('4,2 MB')
})
