import { allowedHtml, asSafeHtml, isShownPicture, type SafeHtml } from '@the-house/domain'
import purify from 'dompurify'
import { fileOrigins } from '../embeds/allowed-origins.ts'

const schemes = new RegExp(`^(?:(?:${allowedHtml.schemes.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`, 'i')

const config = {
  ALLOWED_TAGS: [...allowedHtml.tags],
  ALLOWED_ATTR: [...allowedHtml.attributes],
  ALLOWED_URI_REGEXP: schemes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

function linkTo(address: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = address
  link.textContent = text || address
  return link
}

purify.addHook('afterSanitizeAttributes', (node, _, { RETURN_TRUSTED_TYPE: isShown }) => {
  if (node.tagName !== 'IMG') return
  const [source, text] = [node.getAttribute('src'), node.getAttribute('alt')]
  // Kept texts tell a picture that nobody has described yet from a decoration.
  if (text === null && isShown) node.setAttribute('alt', '')
  if (source === null || isShownPicture(source, fileOrigins())) return
  if (/^https:/i.test(source)) node.replaceWith(linkTo(source, text ?? ''))
  // DOMPurify allows data: URLs in images, whatever schemes are configured.
  else node.removeAttribute('src')
})

/** Sanitizes HTML against XSS: keeps only what the one allow-list names; a picture from elsewhere becomes a link. */
export const sanitize = (html: string): SafeHtml => asSafeHtml(purify.sanitize(html, config))

/** The same, trusted by DOMPurify's own policy where the browser has Trusted Types, so that it can be shown. */
export const sanitizeToShow = (html: string): string | TrustedHTML =>
  purify.sanitize(html, { ...config, RETURN_TRUSTED_TYPE: true })

/** The same as nodes, to be changed or read. */
export function sanitizeToNodes(html: string): HTMLElement {
  const box = document.implementation.createHTMLDocument().body
  // DOMPurify answers nothing, not an empty fragment, where nothing is left.
  const root: DocumentFragment | null = purify.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true })
  if (root) box.append(root)
  return box
}
