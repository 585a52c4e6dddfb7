import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@the-house/domain/server'
import { htmlLang, translatorFor, type Language } from '@the-house/i18n/server'
import type { FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether it is a demonstration that strangers can reach, which each page says. */
    isPublicDemo: boolean
  }
}

/** Light and dark colors, by the preference of the device. */
const style = `
:root { color-scheme: light dark; --ground: light-dark(#faf6f0, #141d30); --card: light-dark(#fff, #1d2a44); --ink: light-dark(#1d2a44, #f3ece1); --muted: light-dark(#566079, #b9c0d0); --line: light-dark(#d9cdbb, #3c4a68); --link: light-dark(#245a91, #9cc4ee) }
body { margin: 0; padding: 0 0 24px; background: var(--ground); color: var(--ink); font: 16px/1.5 'Atkinson Hyperlegible Next', Verdana, sans-serif }
main { max-width: 680px; margin: 0 auto; padding: 24px 16px 0 }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px }
h2 { font-size: 20px; margin: 0 0 8px }
a { color: var(--link) }
a:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px }
.demonstration { padding: 8px 16px; background: light-dark(#fdf6e6, #48340f); border-bottom: 2px solid light-dark(#8a5a14, #f6d794); font-size: 14px; text-align: center }
`

const policy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export interface PlainPage {
  language: Language
  title: string
  /** Html, already escaped. */
  body: string
  /** Rules in addition to those of every plain page. */
  style: string
}

/** The words of the portal's banner (DemoBanner of the design system), above the pages that are not the portal's. */
function bannerIn(language: Language): string {
  const t = translatorFor(language)
  return `<aside class="demonstration" aria-label="${escapeHtml(t('demonstration.label'))}">${escapeHtml(t('demonstration.text'))}</aside>
`
}

/** Sends a page of the server itself; its content security policy allows no scripts and only its own style. */
export function sendPage(reply: FastifyReply, { language, title, body, style: own }: PlainPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-security-policy', policy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${htmlLang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${style}${own}</style>
</head>
<body>
${reply.server.isPublicDemo ? bannerIn(language) : ''}<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`)
}
