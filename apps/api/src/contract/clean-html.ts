import { allowedHtml } from '@the-house/domain'
import sanitizeHtml from 'sanitize-html'

/** Sanitizes html against XSS: keeps only the tags and attributes of the one allow-list. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...allowedHtml.tags],
    allowedAttributes: { '*': [...allowedHtml.attributes] },
    allowedSchemes: [...allowedHtml.schemes],
  })
