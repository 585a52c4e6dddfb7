import { htmlLang, wordsFor, type Language } from '@the-house/i18n/server'
import { escapeHtml } from '../../mail/html.ts'

/** A mail as the outbox shows it. */
export interface KeptMail {
  id: string
  language: Language
  address: string
  sent_at: Date
  subject: string
  text: string
}

const style = `
:root { color-scheme: light dark; --ground: light-dark(#faf6f0, #141d30); --card: light-dark(#fff, #1d2a44); --ink: light-dark(#1d2a44, #f3ece1); --muted: light-dark(#566079, #b9c0d0); --line: light-dark(#d9cdbb, #3c4a68); --link: light-dark(#245a91, #9cc4ee) }
body { margin: 0; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 16px/1.5 'Atkinson Hyperlegible Next', Verdana, sans-serif }
main { max-width: 680px; margin: 0 auto }
h1 { font-size: 28px; margin: 0 0 8px }
h2 { font-size: 20px; margin: 0 0 8px }
article { margin: 24px 0; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
.about { margin: 0 0 16px; color: var(--muted); overflow-wrap: anywhere }
.text { margin: 0; white-space: pre-line; overflow-wrap: anywhere }
a { color: var(--link) }
a:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px }
`

const withLinks = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`)

function article({ id, language, address, sent_at, subject, text }: KeptMail): string {
  const time = `<time datetime="${sent_at.toISOString()}">${sent_at.toLocaleString(htmlLang[language])}</time>`
  return `<article aria-labelledby="mail-${id}" lang="${htmlLang[language]}">
<h2 id="mail-${id}">${escapeHtml(subject)}</h2>
<p class="about">${escapeHtml(address)} · ${time}</p>
<p class="text">${withLinks(text)}</p>
</article>`
}

/** The page of the mails that were kept; only its own style may apply. */
export function outboxPage(mails: readonly KeptMail[], language: Language, nonce: string): string {
  const t = wordsFor(language)
  return `<!doctype html>
<html lang="${htmlLang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('mails.outbox.title')}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${t('mails.outbox.title')}</h1>
<p>${mails.length > 0 ? t('mails.outbox.lead') : t('mails.outbox.empty')}</p>
${mails.map(article).join('\n')}
</main>
</body>
</html>
`
}
