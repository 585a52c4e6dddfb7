/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: that a text is clean html is asserted here alone */
/** The allow-list of HTML in content; the server sanitizes with it on write, the browser again on render (XSS). */
export const allowedHtml = {
  tags: [
    'p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'span', 'figure', 'figcaption',
    'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'mark', 'ins', 'del', 'hr', 'dl', 'dt', 'dd',
  ],
  attributes: ['href', 'src', 'alt', 'lang', 'title', 'colspan', 'rowspan', 'scope'],
  schemes: ['https', 'mailto', 'tel'],
} as const // oxfmt-ignore

declare const clean: unique symbol

/**
 * HTML that a sanitizer of the allow-list has cleaned; what shows HTML takes nothing else. In an answer of the API it is
 * what a schema names `safeHtml()`, and the column that it comes from was written by the sanitizer.
 */
export type SafeHtml = string & { readonly [clean]: true }

/** Marks what a sanitizer has returned. */
export const asSafeHtml = (sanitized: string): SafeHtml => sanitized as SafeHtml

/** HTML of the source code itself, without values in it: the compiler refuses a text that is not a literal. */
export const literalHtml = <Text extends string>(html: string extends Text ? never : Text): SafeHtml => asSafeHtml(html)

/** No HTML. */
export const noHtml = literalHtml('')
