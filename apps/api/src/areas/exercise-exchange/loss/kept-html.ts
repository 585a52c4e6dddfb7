import { escapeHtml } from '@the-house/domain/server'
import { Parser } from 'htmlparser2'
import { blockTags, hiddenTags, sameTag } from './tags.ts'

/** Blocks that are kept, after which no line has to be broken. */
const keptBlocks = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'table',
  'tr',
  'td',
  'th',
  'blockquote',
  'hr',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
])
const voidTags = new Set(['br', 'img', 'hr', 'wbr', 'source', 'track', 'col', 'input', 'embed', 'meta', 'link'])

/** The text of a preformatted block, with its lines and the spaces at which code is aligned. */
export const preformatted = (text: string) =>
  escapeHtml(text).replaceAll('\n', '<br>').replaceAll(/ {2,}/g, (spaces) => '\u00A0'.repeat(spaces.length)) // oxfmt-ignore

/** How Moodle addresses the files that lie in an export. */
export const pluginFile = '@@PLUGINFILE@@'

const changed = new Set([...blockTags, ...Object.keys(sameTag), ...hiddenTags, 'img'])
const hasChanged = (html: string) =>
  html.includes(pluginFile) ||
  Array.from(html.matchAll(/<([a-z]\w*)/gi)).some(([, tag = '']) => changed.has(tag.toLowerCase()))

/**
 * Converts HTML of other tools to the tags that the sanitizer keeps: a `b` becomes a `strong`, and what stood in a block
 * of its own begins a new line. What is shown by a browser that cannot play a sound is left out, and pictures that lie in
 * the file.
 */
export function keptHtml(html: string): string {
  if (!hasChanged(html)) return html
  let out = ''
  let isInLine = false
  let isDue = false
  let hidden = 0
  let preDepth = 0
  const inline = (piece: string) => {
    out += isDue ? `<br>${piece}` : piece
    isDue = false
    isInLine = true
  }
  const parser = new Parser({
    ontext: (text) => {
      if (hidden > 0) return
      if (preDepth > 0) inline(preformatted(text))
      else if (text.trim() === '') out += ' '
      else inline(escapeHtml(text))
    },
    onopentag: (name, attributes) => {
      if (name === 'pre') preDepth += 1
      if (hiddenTags.has(name)) hidden += 1
      if (blockTags.has(name)) {
        isDue ||= isInLine
        return
      }
      const tag = sameTag[name] ?? name
      if (keptBlocks.has(tag)) [isDue, isInLine] = [false, false]
      // Neither address would lead anywhere.
      if (Object.values(attributes).some((value) => value.startsWith(pluginFile) || value.startsWith('data:'))) return
      const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
      const piece = `<${tag}${own.join('')}>`
      if (tag === 'br') out += piece
      else if (keptBlocks.has(tag) || hidden > 0) out += piece
      else inline(piece)
      if (tag === 'br') [isDue, isInLine] = [false, false]
    },
    onclosetag: (name) => {
      if (name === 'pre') preDepth -= 1
      if (hiddenTags.has(name)) hidden -= 1
      const tag = sameTag[name] ?? name
      if (blockTags.has(name)) isDue ||= isInLine
      else if (!voidTags.has(tag)) out += `</${tag}>`
      if (keptBlocks.has(tag)) [isDue, isInLine] = [false, false]
    },
  })
  parser.end(html)
  return out
}
