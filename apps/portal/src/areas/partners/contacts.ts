import { phoneText, type Partner } from '@the-house/domain'
import type { useTranslation } from '@the-house/i18n'
import { Globe, MapPin, Phone, type LucideIcon } from 'lucide-react'
import { dialOf, mapOf, siteOf } from './links.ts'

/** A link to a partner. */
interface Contact {
  href: string
  Icon: LucideIcon
  text: string
  /** It leaves the portal, in a tab of its own. */
  outside?: true
}

/** What other parts of the page show, or no part of it. */
type ShownElsewhere = 'id' | 'name' | 'segment' | 'segment_id' | 'description' | 'discount' | 'units_id' | 'image'

type ContactField = Exclude<keyof Partner, ShownElsewhere>

type ContactOf = (value: string, t: ReturnType<typeof useTranslation>['t'], name: string) => Contact | undefined

/** The link that each field of a partner is: a new field does not compile before it has one, or stands elsewhere. */
const contacts: Record<ContactField, ContactOf> = {
  address: (address, t, name) => ({ href: mapOf(name, address), Icon: MapPin, text: t('partners.map'), outside: true }),
  phone: (phone, t) => ({ href: dialOf(phone), Icon: Phone, text: t('partners.phone', { phone: phoneText(phone) }) }),
  site: (site, t) => {
    const href = siteOf(site)
    return href ? { href, Icon: Globe, text: t('partners.site'), outside: true } : undefined
  },
}

const isContactField = (name: string): name is ContactField => name in contacts

/** The fields of a partner that say how to get there. */
export type ContactFields = Pick<Partner, ContactField | 'name'>

/** The links to a partner, by the fields that are known of it. */
export const contactsOf = (partner: ContactFields, t: Parameters<ContactOf>[1]): Contact[] =>
  Object.keys(contacts)
    .filter(isContactField)
    .flatMap((name) => (partner[name] ? (contacts[name](partner[name], t, partner.name) ?? []) : []))
