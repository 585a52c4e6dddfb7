import { allowedHtml } from '@the-house/domain'
import { activeTags, blockTags, hiddenTags, neutralTags, sameTag } from './loss/tags.ts'

/** The tags of HTML; other words between angle brackets are text. */
const tags: ReadonlySet<string> = new Set([
  ...allowedHtml.tags, ...Object.keys(sameTag), ...blockTags, ...activeTags, ...hiddenTags, ...neutralTags, 'sub', 'sup',
  'code', 'kbd', 'samp', 'var', 'small', 'big', 'q', 'cite', 'dfn', 'abbr', 'ruby', 'rt', 'rp', 'tt', 'a',
]) // oxfmt-ignore

const tag = /<\/?([a-z][a-z0-9]*)\b([^<>]*)>/gi

/** Whether a text holds a tag; `a <b and c> d` holds none. */
export const isHtml = (text: string): boolean =>
  Array.from(text.matchAll(tag)).some(
    ([, name = '', rest = '']) =>
      tags.has(name.toLowerCase()) &&
      (/^\s*\/?$/.test(rest) || rest.includes('=') || ['audio', 'video'].includes(name.toLowerCase())),
  )

/** Converts a cell to HTML: one without tags was typed, and its lines and angle brackets are shown as they are. */
export const typedHtml = (cell: string): string =>
  isHtml(cell) ? cell : cell.replaceAll('<', '&lt;').replaceAll('\n', '<br>')
