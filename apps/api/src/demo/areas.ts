import type { Db } from '../db/client.ts'
import * as schema from '../db/schema/index.ts'
import { archivesOfBooks } from './downloads/archives.ts'
import { archiveRows } from './downloads/rows.ts'
import { insertAll } from './insert.ts'
import { partners } from './partners/partners.ts'
import { partnerRows } from './partners/rows.ts'
import { speakingBooks } from './speaking/books.ts'
import { speakingRows } from './speaking/rows.ts'
import { products } from './store/products.ts'
import { storeRows } from './store/rows.ts'

/** The content besides the lessons: speaking books, downloads, the store and the partners. */
export const areas = {
  speaking: speakingRows(speakingBooks),
  store: storeRows(products),
  partners: partnerRows(partners),
}

/** How many conversations there are. */
export const speakingChapters = areas.speaking.chapters.length

export async function insertAreas(db: Db): Promise<void> {
  await insertAll(db, schema.speaking_books, areas.speaking.books)
  await insertAll(db, schema.speaking_chapters, areas.speaking.chapters)
  await insertAll(db, schema.archives, await archiveRows(archivesOfBooks))
  await insertAll(db, schema.store_categories, areas.store.categories)
  await insertAll(db, schema.store_products, areas.store.products)
  await insertAll(db, schema.segments, areas.partners.segments)
  await insertAll(db, schema.partners, areas.partners.partners)
  await insertAll(db, schema.partner_unities, areas.partners.places)
}
