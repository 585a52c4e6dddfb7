import { asHtml, escapeHtml } from '@the-house/domain/server'
import { marked } from 'marked'

/** The formats of a text in Moodle. */
export type TextFormat = 'html' | 'moodle' | 'plain' | 'markdown'

/** Signs that open something; the time to find where each ends grows with the square of their number. */
const markdownSign = /[*_[`>~]/g
const mostSigns = 2000

const converters: Record<TextFormat, (text: string) => string> = {
  html: (text) => text,
  // Line breaks count inside HTML.
  moodle: (text) => (/<[a-z][^<>]*>/i.test(text) ? text.replaceAll('\n', '<br>') : asHtml(text)),
  plain: (text) => escapeHtml(text).replaceAll('\n', '<br>'),
  markdown: (text) =>
    (text.match(markdownSign)?.length ?? 0) > mostSigns ? asHtml(text) : marked.parse(text, { async: false }).trim(),
}

export const isTextFormat = (name: string): name is TextFormat => Object.hasOwn(converters, name)

/** Converts a text to HTML by its format; it is not sanitized yet. */
export const htmlByFormat = (text: string, format: TextFormat): string => converters[format](text)
