import { expect, it } from 'vitest'
import { acceptOf, validateFile, type FileKind } from './file-kinds.ts'

const file = (name: string, type: string, size = 10) => ({ name, type, size })

it.each<[string, FileKind, ReturnType<typeof file>]>([
  ['a picture', 'image', file('hall.png', 'image/png')],
  ['a sound', 'audio', file('hall.mp3', 'audio/mpeg')],
  ['captions of a system that knows no type for them', 'captions', file('HALL.VTT', '')],
  ['anything where anything goes', 'any', file('words.docx', 'application/msword')],
])('takes %s', (_, kind, given) => {
  expect(validateFile(given, kind, 10)).toBeNull()
})

it.each<[string, FileKind, ReturnType<typeof file>, string]>([
  ['a picture that may hold a script', 'image', file('hall.svg', 'image/svg+xml'), 'type'],
  ['a page under the name of a picture', 'image', file('hall.png', 'text/html'), 'type'],
  ['a picture in place of a sound', 'audio', file('hall.png', 'image/png'), 'type'],
  ['one byte too many', 'pdf', file('hall.pdf', 'application/pdf', 11), 'tooLarge'],
  ['nothing', 'any', file('hall.txt', 'text/plain', 0), 'empty'],
])('refuses %s', (_, kind, given, mistake) => {
  expect(validateFile(given, kind, 10)).toBe(mistake)
})

it('offers types and endings, and everything where anything goes', () => {
  expect(acceptOf('pdf')).toEqual(['application/pdf', '.pdf'])
  expect(acceptOf('any')).toEqual([])
})
