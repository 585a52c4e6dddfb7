import { expect, it } from 'vitest'
import { dataFile } from './data-file.ts'

it('a picture in an address becomes a file of its type', async () => {
  const file = dataFile('data:image/png;base64,aGVsbG8=', 'picture.png')
  expect([file?.type, file?.name, await file?.text()]).toEqual(['image/png', 'picture.png', 'hello'])
})

it.each([
  '',
  'https://example.org/a.png',
  'data:text/html;base64,aGVsbG8=',
  'data:image/png,hello',
  'data:image/png;base64,a===',
])('%s is none', (address) => expect(dataFile(address, 'x')).toBeNull())
