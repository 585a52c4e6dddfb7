import type { ExerciseDraft } from '@the-house/domain'
import { escapeHtml, serverRules } from '@the-house/domain/server'
import { XMLBuilder } from 'fast-xml-parser'
import type { EmbeddedFile, Outgoing } from './outgoing.ts'
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

/** How the text of a question shows a file that lies in it. */
function shown({ slot, name }: EmbeddedFile, { media_type, image_text }: ExerciseDraft): string {
  const address = `@@PLUGINFILE@@/${name}`
  if (slot === 'image_extra') return `<img src="${address}" alt="${escapeHtml(image_text)}">`
  if (slot === 'audio_extra') return `<audio controls="true"><source src="${address}"></audio>`
  return media_type === 'VIDEO'
    ? `<video controls="true"><source src="${address}"></video>`
    : `<a href="${address}">${name}</a>`
}

/** The text of a question with its files. */
const withFiles = (text: string, draft: ExerciseDraft, files: readonly EmbeddedFile[]) => ({
  ...html(text + files.map((file) => shown(file, draft)).join('')),
  ...(files.length > 0 && {
    file: files.map(({ name, base64 }) => ({ '@name': name, '@path': '/', '@encoding': 'base64', '#text': base64 })),
  }),
})

/** Serializes an exercise as a question in Moodle's XML; a comment names what the format cannot hold. */
export function xmlRow({ draft, tests_only, lost, embedded = [] }: Outgoing): string {
  const hasPicture = embedded.some(({ slot }) => slot === 'image_extra')
  const { title, feedback, media_url, image_text } = draft
  const { type, text, more, lost: own } = serverRules[draft.type].writeXml(draft)
  const all = [
    ...own,
    ...lost,
    ...[media_url && 'media_url', image_text && !hasPicture && 'image_text'].filter(Boolean),
  ]
  const question = {
    '@type': type,
    ...(all.length > 0 && { '#comment': ` not held: ${all.join(', ')} ` }),
    name: { text: nameOf(title) },
    questiontext: withFiles(text, draft, embedded),
    generalfeedback: html(feedback ?? ''),
    defaultgrade: 1,
    penalty: 0,
    hidden: 0,
    ...more,
    ...(tests_only && { tags: { tag: { text: testsOnlyTag } } }),
  }
  return writable(builder.build({ question }))
}
