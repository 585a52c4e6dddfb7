import { limits } from '@the-house/domain'
import { htmlLang, translatorFor } from '@the-house/i18n/server'
import { layOut } from './html.ts'
import type { MailJob } from '../jobs/mail-job.ts'
import type { Content } from './content.ts'
import type { Parts } from './parts.ts'
import type { Recipient } from './recipient.ts'

/** A composed mail. */
export interface Mail extends Pick<Content, 'calendar'> {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
}

const plain = ({ greeting, lead, facts, action, link, notes, farewell, school }: Parts): string =>
  [
    greeting,
    lead,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    `${action}:\n${link}`,
    ...notes,
    `${farewell}\n${school}`,
  ].join('\n\n')

/** Whether a mail has a link that works once and expires. */
export const hasTerm: Record<MailJob['kind'], boolean> = {
  welcome: false,
  invitation: false,
  forgotPassword: true,
  changeCode: true,
  passkeyAdded: false,
  passkeyRemoved: false,
  place: false,
  message: false,
  classChange: false,
  classChanges: false,
}

interface Filling {
  link: string
  content: Content
}

/** Composes a mail in its language. */
export function compose({ kind, language }: MailJob, { name, email }: Recipient, { link, content }: Filling): Mail {
  const { title, text, written = language, facts, calendar } = content
  const t = translatorFor(language)
  const [firstName = name] = name.trim().split(/\s+/)
  const parts: Parts = {
    lang: htmlLang[language],
    written: htmlLang[written],
    subject: title,
    greeting: t('mails.greeting', { name: firstName }),
    lead: text,
    facts,
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
  return { to: { name, address: email }, subject: title, text: plain(parts), html: layOut(parts), calendar }
}
