import { inertBody } from '@the-house/design-system/admin'
import { dayText } from '@the-house/domain'
import { isMessageKey, useTranslation } from '@the-house/i18n'
import type { Names } from '../../../api/history.ts'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import type { ResourceField } from '../resource/resource.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the text of HTML, one line for each block. */
function linesOf(html: string): string {
  const spaced = html.replaceAll(/<(?:br|\/p|\/li|\/h\d|\/tr|\/blockquote)\b[^<>]*>/gi, '$&\n')
  return (inertBody(spaced).textContent ?? '').replaceAll(/\n{2,}/g, '\n').trim()
}

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const isHtml = (value: string) => /<[a-z][^<>]*>/i.test(value)

/** Returns a formatter of field values for readers. */
export function useFieldText(names: Names) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const word = (key: string | undefined, value: string) => (key !== undefined && isMessageKey(key) ? t(key) : value)

  const one = ({ name, kind, words }: ResourceField, value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no')
    if (typeof value === 'number') return names[name]?.[String(value)] ?? String(value)
    if (isObject(value)) {
      // An alternative of an exercise, its feedback, or an option of one of its blanks.
      if (typeof value['title'] === 'string') return value['title']
      if (typeof value['html'] === 'string') return linesOf(value['html'])
      const options = Array.isArray(value['options']) ? value['options'].map(String).join(', ') : ''
      return t('history.blank', { position: plain(value['position']), options })
    }
    const text = plain(value)
    if (kind === 'day') return dayText(text)
    if (kind === 'moment') return formatMoment(text, unity.time_zone)
    const choices = words ?? (typeof kind === 'object' && 'choice' in kind ? kind.choice : undefined)
    if (choices) return word(choices[text], text)
    return isHtml(text) ? linesOf(text) : text
  }
  return (field: ResourceField, value: unknown): string =>
    Array.isArray(value) ? value.map((item) => one(field, item)).join('\n') : one(field, value)
}
