import { isTimeZone, profiles } from '@the-house/domain'
import { string } from 'yup'
import { texts } from './texts.ts'

const defaultZone = 'America/Sao_Paulo'

export const email = () => string().trim().lowercase().email(texts.email).required(texts.missing('email'))
export const profile = () => string().uppercase().oneOf(profiles, texts.profile(profiles))
/** An IANA name. */
export const timeZone = () =>
  string().test(
    'zone',
    ({ value }: { value: string }) => texts.timeZone(value),
    (value) => value === undefined || isTimeZone(value),
  )
export { defaultZone }
