import { authoredHtml } from '../authored-html.ts'
import type { partner_unities, partners, segments } from '../../db/schema/index.ts'
import { pt } from '../authoring/topics.ts'
import { keys } from '../media/keys.ts'
import type { AuthoredPartner } from './partners.ts'

/** The rows of partners, of their segments and of the units that have them. */
export function partnerRows(authored: readonly AuthoredPartner[]) {
  const names = Array.from(new Set(authored.map(({ segment }) => segment)))
  const places: (typeof partner_unities.$inferInsert)[] = []
  const rows = authored.map(
    ({ name, segment, address, street, phone, site = '', discount = null, picture, units = [], text }, index) => {
      const id = index + 1
      places.push(...units.map((unity_id) => ({ partner_id: id, unity_id })))
      const segment_id = names.indexOf(segment) + 1
      const description = authoredHtml(`${text.trim()}<p>${pt(street)}</p>`)
      return { id, segment_id, name, address, phone, site, discount, description, image: keys.picture(picture) }
    },
  )
  return {
    segments: names.map((name, index): typeof segments.$inferInsert => ({ id: index + 1, name })),
    partners: rows satisfies (typeof partners.$inferInsert)[],
    places,
  }
}
