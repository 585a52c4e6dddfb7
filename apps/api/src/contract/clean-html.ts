import { allowedHtml, asSafeHtml, defaultEmbeds, isShownPicture, readEmbeds, type SafeHtml } from '@the-house/domain'
import sanitizeHtml from 'sanitize-html'

/** The origins of pictures by the settings, also in the threads that read imports: they share the environment. */
function pictureOrigins(): string[] {
  const { ALLOWED_EMBEDS, PUBLIC_URL } = process.env
  const own = PUBLIC_URL && URL.canParse(PUBLIC_URL) ? [new URL(PUBLIC_URL).origin] : []
  return [...own, ...(readEmbeds(ALLOWED_EMBEDS || defaultEmbeds)?.hosts ?? [])]
}

/** A picture from elsewhere becomes a link to it: whoever reads the page tells its address to no stranger. */
const pictureOrLink: sanitizeHtml.Transformer = (tagName, { src = '', ...attribs }) => {
  if (isShownPicture(src, pictureOrigins())) return { tagName, attribs: { src, ...attribs } }
  if (!/^https:/i.test(src)) return { tagName, attribs }
  return { tagName: 'a', attribs: { href: src }, text: attribs['alt'] || src }
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedHtml.tags],
  allowedAttributes: { '*': [...allowedHtml.attributes] },
  allowedSchemes: [...allowedHtml.schemes],
  transformTags: { img: pictureOrLink },
  // Deeper than anybody writes: a browser would flatten it, or take long over it.
  nestingLimit: 64,
}

/** Sanitizes html against XSS: keeps only the tags and attributes of the one allow-list. */
export const cleanHtml = (html: string): SafeHtml => asSafeHtml(sanitizeHtml(html, options))
