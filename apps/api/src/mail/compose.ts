import { limits } from '@the-house/domain'
import { htmlLang, wordsFor } from '@the-house/i18n/server'
import { layOut } from './html.ts'
import type { Letter } from './letter.ts'
import type { Recipient } from './recipient.ts'

/** A mail as it leaves. */
export interface Mail {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
}

/** The parts of a mail in reading order, which its text and its html share. */
export interface Parts {
  lang: string
  subject: string
  greeting: string
  lead: string
  action: string
  link: string
  /** Said above the bare address, for whom the button does not work. */
  fallback: string
  notes: string[]
  farewell: string
  school: string
}

const plain = ({ greeting, lead, action, link, notes, farewell, school }: Parts): string =>
  [greeting, lead, `${action}:\n${link}`, ...notes, `${farewell}\n${school}`].join('\n\n')

/** Letters whose link works once, for a while. */
const hasTerm: Record<Letter['kind'], boolean> = {
  welcome: false,
  invitation: false,
  forgotPassword: true,
  changeCode: true,
  place: false,
}

interface Filling {
  link: string
  /** What the words of the letter are filled in with. */
  values: Record<string, string>
}

/** Writes a letter in its language. */
export function compose({ kind, language }: Letter, { name, email }: Recipient, { link, values }: Filling): Mail {
  const t = wordsFor(language)
  const [firstName = name] = name.trim().split(/\s+/)
  const parts: Parts = {
    lang: htmlLang[language],
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
