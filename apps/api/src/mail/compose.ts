import { limits } from '@the-house/domain'
import { htmlLang, translatorFor, type Language } from '@the-house/i18n/server'
import { layOut } from './html.ts'
import type { MailJob } from '../jobs/mail-job.ts'
import type { Parts } from './parts.ts'
import type { Recipient } from './recipient.ts'

/** A composed mail. */
export interface Mail {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
}

const plain = ({ greeting, lead, action, link, notes, farewell, school }: Parts): string =>
  [greeting, lead, `${action}:\n${link}`, ...notes, `${farewell}\n${school}`].join('\n\n')

/** Whether a mail has a link that works once and expires. */
const hasTerm: Record<MailJob['kind'], boolean> = {
  welcome: false,
  invitation: false,
  forgotPassword: true,
  changeCode: true,
  place: false,
  message: false,
}

interface Filling {
  link: string
  /** The language of subject and text, where they are written by hand. */
  written?: Language
  /** The values of the placeholders in the texts of the mail. */
  values: Record<string, string>
}

/** Composes a mail in its language. */
export function compose({ kind, language }: MailJob, { name, email }: Recipient, filling: Filling): Mail {
  const { link, values, written = language } = filling
  const t = translatorFor(language)
  const [firstName = name] = name.trim().split(/\s+/)
  const parts: Parts = {
    lang: htmlLang[language],
    written: htmlLang[written],
    subject: t(`mails.${kind}.subject`, values),
    greeting: t('mails.greeting', { name: firstName }),
    lead: t(`mails.${kind}.text`, values),
    action: t(`mails.${kind}.action`),
    link,
    fallback: t('mails.fallback'),
    notes: [
      ...(hasTerm[kind] ? [t('mails.validity', { minutes: limits.linkMinutes })] : []),
      t(`mails.${kind}.reason`),
    ],
    farewell: t('mails.farewell'),
    school: t('mails.school'),
  }
  return { to: { name, address: email }, subject: parts.subject, text: plain(parts), html: layOut(parts) }
}
