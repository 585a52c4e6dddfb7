import { profiles } from '@the-house/domain'
import { string } from 'yup'
import { texts } from './texts.ts'

const defaultZone = 'America/Sao_Paulo'

const isZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    // Intl throws RangeError for an unknown time zone.
    return false
  }
}

export const email = () => string().trim().lowercase().email(texts.email).required(texts.missing('email'))
export const profile = () => string().uppercase().oneOf(profiles, texts.profile(profiles))
/** An IANA name; an offset such as +03:00 has no daylight saving time. */
export const timeZone = () =>
  string().test(
    'zone',
    ({ value }: { value: string }) => texts.timeZone(value),
    (value) => value === undefined || (/^[A-Z]/i.test(value) && isZone(value)),
  )
export { defaultZone }
