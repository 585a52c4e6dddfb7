import { allowedHtml } from '@the-house/domain'
import sanitizeHtml from 'sanitize-html'

/** What is left of html when all goes that the one allow-list does not name. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...allowedHtml.tags],
    allowedAttributes: { '*': [...allowedHtml.attributes] },
    allowedSchemes: [...allowedHtml.schemes],
  })
