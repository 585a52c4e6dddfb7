/** The allow-list of HTML in content; the server sanitizes with it on write, the browser again on render (XSS). */
export const allowedHtml = {
  tags: [
    'p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'span', 'figure', 'figcaption',
    'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'mark', 'ins', 'del', 'hr', 'dl', 'dt', 'dd',
  ],
  attributes: ['href', 'src', 'alt', 'lang', 'title', 'colspan', 'rowspan', 'scope'],
  schemes: ['https', 'mailto', 'tel'],
} as const // oxfmt-ignore
