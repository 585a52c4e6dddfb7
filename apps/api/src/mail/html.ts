import type { Parts } from './parts.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for html. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** The colors of the design system, as literals since mail clients support no CSS variables. */
const colours = { ground: '#faf6f0', card: '#ffffff', border: '#e6dccd', ink: '#1d2a44', muted: '#566079' }
const brick = '#b4472f'
const sky = '#245a91'

const paragraph = (content: string, style = '', lang = '') =>
  `<p${lang && ` lang="${lang}"`} style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${content}</p>`

const button = (link: string, label: string) =>
  `<a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:${brick};color:#ffffff;font-weight:bold;text-decoration:none">${label}</a>`

/** Renders the html of a mail: one narrow column without pictures or style sheets. */
export function layOut(parts: Parts): string {
  const { lang, written, subject, greeting, lead, action, fallback, farewell, school } = parts
  const other = written === lang ? '' : written
  const link = escapeHtml(parts.link)
  const small = `color:${colours.muted};font-size:14px;`
  const body = [
    paragraph(escapeHtml(greeting)),
    paragraph(escapeHtml(lead).replaceAll('\n', '<br>'), 'overflow-wrap:anywhere;', other),
    ...(parts.facts.length > 0 ? [paragraph(parts.facts.map(escapeHtml).join('<br>'))] : []),
    paragraph(button(link, escapeHtml(action)), 'margin:24px 0;'),
    paragraph(
      `${escapeHtml(fallback)}<br><a href="${link}" style="color:${sky};word-break:break-all">${link}</a>`,
      small,
    ),
    ...parts.notes.map((note) => paragraph(escapeHtml(note), small)),
    paragraph(`${escapeHtml(farewell)}<br>${escapeHtml(school)}`, 'margin:24px 0 0;'),
  ].join('\n')
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:${colours.ground};color:${colours.ink};font-family:Verdana,Arial,sans-serif">
<div role="article" lang="${lang}" style="max-width:520px;margin:0 auto;padding:32px 24px;background:${colours.card};border:1px solid ${colours.border};border-radius:12px">
<h1${other && ` lang="${other}"`} style="margin:0 0 24px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${body}
</div>
</body>
</html>
`
}
