const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Converts a text to HTML, with its line breaks. */
export const asHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')
