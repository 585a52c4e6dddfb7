import { Parser } from 'htmlparser2'

const blocks = new Set([
  'p',
  'div',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'dt',
  'dd',
  'caption',
])
/** Cells stand beside each other: a space parts their texts. */
const cells = new Set(['td', 'th'])
const silent = new Set(['script', 'style'])

/** Extracts the visible text of HTML, one line per block element. */
export function plainText(html: string): string {
  let text = ''
  let hidden = 0
  const parser = new Parser({
    ontext: (piece) => {
      if (hidden === 0) text += piece.replaceAll(/\s+/g, ' ')
    },
    onopentagname: (name) => {
      if (silent.has(name)) hidden += 1
      if (cells.has(name)) text += ' '
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
