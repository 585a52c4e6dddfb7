const blocks = 'p, br, li, h2, h3, h4, blockquote, tr, figure, hr, dt, dd'

/** The words of a piece of html, a line for each block; without what it strikes out itself. It is parsed in a document of its own, where nothing runs. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/\s+/g, ' '), 'text/html')
  for (const struck of body.querySelectorAll('del, s')) struck.remove()
  for (const block of body.querySelectorAll(blocks)) block.append('\n')
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}
