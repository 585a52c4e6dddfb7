import { dayText, relatedName } from '@the-house/domain'
import { isMessageKey, useTranslation } from '@the-house/i18n'
import type { ManagedRow } from '../../../api/managed.ts'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import type { ResourceField } from '../resource/resource.ts'

/** Returns the name of the related entity of a row, which the response has beside its id. */
export function relatedTo(row: ManagedRow, field: string): string {
  const related = row[relatedName(field)]
  if (typeof related !== 'object' || related === null || !('name' in related)) return ''
  return typeof related.name === 'string' ? related.name : ''
}

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** A table cell: shows one field of a row. */
export function Cell({ row, field: { name, kind, words, counted } }: { row: ManagedRow; field: ResourceField }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const value = row[name]
  if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no')
  if (Array.isArray(value)) return counted ? value.length : value.map(plain).join(', ')
  if (typeof kind === 'object' && 'one' in kind) return relatedTo(row, name)
  if (typeof kind === 'object' && 'unit' in kind) return relatedTo(row, name) || t('admin.allUnits')
  if (kind === 'day' && typeof value === 'string') return dayText(value)
  const choice = words ?? (typeof kind === 'object' && 'choice' in kind ? kind.choice : null)
  if (choice) {
    const word = choice[plain(value)]
    return word !== undefined && isMessageKey(word) ? t(word) : plain(value)
  }
  if (kind === 'moment' && typeof value === 'string') return formatMoment(value, unity.time_zone)
  return plain(value)
}
