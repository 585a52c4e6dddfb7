import { htmlLang, translatorFor, type Language } from '@the-house/i18n/server'
import { escapeHtml } from '../../mail/html.ts'
import type { PlainPage } from '../../plugins/plain-page.ts'

/** A captured mail as the page shows it. */
export interface CapturedMail {
  id: string
  language: Language
  address: string
  sent_at: Date
  subject: string
  text: string
  /** The calendar text that it carries; null: none. */
  calendar: string | null
}

const style = `
article { margin: 24px 0; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
.about { margin: 0 0 16px; color: var(--muted); overflow-wrap: anywhere }
.text { margin: 0; white-space: pre-line; overflow-wrap: anywhere }
.calendar { margin-top: 16px }
.calendar pre { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere }
`

const withLinks = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`)

const calendarOf = (calendar: string, label: string) => `
<details class="calendar"><summary>${label}</summary>
<pre>${escapeHtml(calendar)}</pre></details>`

function article({ id, language, address, sent_at, subject, text, calendar }: CapturedMail): string {
  const time = `<time datetime="${sent_at.toISOString()}">${sent_at.toLocaleString(htmlLang[language])}</time>`
  return `<article aria-labelledby="mail-${id}" lang="${htmlLang[language]}">
<h2 id="mail-${id}">${escapeHtml(subject)}</h2>
<p class="about">${escapeHtml(address)} · ${time}</p>
<p class="text">${withLinks(text)}</p>${calendar ? calendarOf(calendar, translatorFor(language)('mails.outbox.calendar')) : ''}
</article>`
}

/** Renders the page of the captured mails. */
export function outboxPage(mails: readonly CapturedMail[], language: Language): PlainPage {
  const t = translatorFor(language)
  const body = `<p>${mails.length > 0 ? t('mails.outbox.lead') : t('mails.outbox.empty')}</p>
${mails.map(article).join('\n')}`
  return { language, title: t('mails.outbox.title'), body, style }
}
