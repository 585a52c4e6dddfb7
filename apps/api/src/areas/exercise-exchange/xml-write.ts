import { escapeHtml, serverRules } from '@the-house/domain/server'
import { XMLBuilder } from 'fast-xml-parser'
import type { Outgoing } from './outgoing.ts'
import { plainText } from './plain-text.ts'
import { testsOnlyTag } from './tests-only.ts'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  commentPropName: '#comment',
  format: true,
})

const html = (text: string) => ({ '@format': 'html', text })
export const xmlHead = (): string => '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
export const xmlEnd = (): string => '</quiz>\n'

/** Removes characters that XML 1.0 forbids even when they are escaped. */
const writable = (text: string) => text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')

/**
 * Moodle parses a name as HTML: a title is escaped only where parsing would change it, so that `Tom & Jerry` stays as
 * it is.
 */
const nameOf = (title: string) => (plainText(title) === title ? title : escapeHtml(title))

/** Serializes an exercise as a question in Moodle's XML; a comment names what the format cannot hold. */
export function xmlRow({ draft, tests_only, lost }: Outgoing): string {
  const { title, feedback, media_url, image_text } = draft
  const { type, text, more, lost: own } = serverRules[draft.type].writeXml(draft)
  const all = [...own, ...lost, ...[media_url && 'media_url', image_text && 'image_text'].filter(Boolean)]
  const question = {
    '@type': type,
    ...(all.length > 0 && { '#comment': ` not held: ${all.join(', ')} ` }),
    name: { text: nameOf(title) },
    questiontext: html(text),
    generalfeedback: html(feedback ?? ''),
    defaultgrade: 1,
    penalty: 0,
    hidden: 0,
    ...more,
    ...(tests_only && { tags: { tag: { text: testsOnlyTag } } }),
  }
  return writable(builder.build({ question }))
}
