const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A plain text as html: one paragraph a line. */
export const textAsHtml = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign)}</p>`)
    .join('')
