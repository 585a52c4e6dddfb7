import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newExercise } from '@the-house/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pictureBytes } from '../../testing/upload.ts'
import { check } from './check.ts'
import { keepFiles } from './keep-files.ts'
import type { Found } from './question.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

const picture = pictureBytes('png')
/** Exercises that all show the same picture of their package. */
const showing = (count: number): Found[] =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 1,
    name: 'Cat',
    draft: { ...newExercise('OPEN_ANSWER', 1), title: 'Cat' },
    files: [{ slot: 'image_extra', kind: 'IMAGE', name: 'cat.png', read: async () => picture }],
    problems: [],
  }))

function keep(count: number, most: { count: number; bytes: number }) {
  const found = showing(count)
  const checked = found.map((one) => check(one, 1))
  return keepFiles(found, checked, join(folder, 'file'), most)
}

it('one picture that several exercises show is kept for each of them', async () => {
  const { files } = await keep(3, { count: 3, bytes: 3 * picture.length })
  expect(files.map(({ name, row }) => [name, row])).toEqual([0, 1, 2].map((row) => ['cat.png', row]))
})

it.each([
  ['files', { count: 3, bytes: Infinity }, { fault: 'entries', what: '3' }],
  ['bytes', { count: Infinity, bytes: 4 * picture.length - 1 }, { fault: 'bytes' }],
])('a file whose exercises show too many %s is refused whole, before more of them are written', async (_, most, fault) => {
  await expect(keep(1000, most)).rejects.toMatchObject(fault)
  expect(await readdir(folder)).toHaveLength(3)
}) // oxfmt-ignore
