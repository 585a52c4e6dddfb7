import { htmlByFormat, type TextFormat } from './html-by-format.ts'
import { attribute, textOf, type Node } from './xml-node.ts'

const formats: Record<string, TextFormat> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
}

/** A text of Moodle as HTML, converted by its `format` attribute. */
export const htmlOf = (node: Node): string =>
  htmlByFormat(textOf(node).trim(), formats[attribute(node, 'format')] ?? 'html')
