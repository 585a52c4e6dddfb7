import { Parser } from 'htmlparser2'

const blocks = new Set(['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'blockquote', 'pre', 'ul', 'ol'])
const silent = new Set(['script', 'style'])

/** What is read in a piece of html, one line a block. */
export function plainText(html: string): string {
  let text = ''
  let hidden = 0
  const parser = new Parser({
    ontext: (piece) => {
      if (hidden === 0) text += piece.replaceAll(/\s+/g, ' ')
    },
    onopentagname: (name) => {
      if (silent.has(name)) hidden += 1
      if (name === 'br' || blocks.has(name)) text += '\n'
    },
    onclosetag: (name) => {
      if (silent.has(name)) hidden -= 1
      if (blocks.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim()
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as html shows it to the letter. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** A text as html, its lines kept. */
export const asHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')
