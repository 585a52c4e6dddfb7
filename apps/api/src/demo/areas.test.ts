import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { managed, phone as phoneSchema } from '@the-house/domain'
import { describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { archivesOfBooks } from './downloads/archives.ts'
import { archiveRows } from './downloads/rows.ts'
import { fileOfKey } from './media/keys.ts'
import { units } from './school/places.ts'

const { speaking, store, partners } = areas
const { fields } = managed.partners
const archives = await archiveRows(archivesOfBooks)

it('two speaking books hold eight conversations, numbered through both', () => {
  expect(speaking.books).toHaveLength(2)
  expect(speaking.chapters.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

describe('the files to download', () => {
  it('are three to five a book, and what their names and sizes say', () => {
    for (const book of [1, 2]) {
      const own = archives.filter(({ book_id }) => book_id === book)
      expect(own.length).toBeGreaterThanOrEqual(3)
      expect(own.length).toBeLessThanOrEqual(5)
    }
    for (const { file, file_name, size } of archives) {
      expect(extname(file_name)).toBe(extname(file))
      expect(size).toBe(statSync(fileOfKey(file)).size)
    }
  })

  it.each([
    ['.pdf', '%PDF-'],
    ['.zip', 'PK\u0003\u0004'],
  ])('that end in %s begin as such files do', (ending, start) => {
    const own = archives.filter(({ file }) => file.endsWith(ending))
    expect(own.length).toBeGreaterThan(0)
    expect(own.map(({ file }) => readFileSync(fileOfKey(file), 'latin1').slice(0, start.length))).toEqual(
      own.map(() => start),
    )
  })
})

it('the store has fourteen things in four categories, one of them gone', () => {
  expect(store.categories).toHaveLength(4)
  expect(store.products).toHaveLength(14)
  expect(store.products.filter(({ available }) => !available).map(({ stock }) => stock)).toEqual([0])
})

it('twelve partners of five segments stand in units that there are, and can be called', () => {
  expect(partners.segments).toHaveLength(5)
  expect(partners.partners).toHaveLength(12)
  const known = new Set(units.map(({ id }) => id))
  expect(partners.places.filter(({ unity_id }) => !known.has(unity_id))).toEqual([])
  for (const { phone, site, address, discount } of partners.partners) {
    expect(phoneSchema().isValidSync(phone)).toBe(true)
    expect(site).toMatch(/^$|^https:\/\/[a-z]+\.example\.com$/)
    expect(fields.address.input.isValidSync(address)).toBe(true)
    expect(fields.discount.input.isValidSync(discount)).toBe(true)
  }
})
