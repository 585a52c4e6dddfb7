import { inertBody } from '../../html/inert-document.ts'

const blocks = 'p, br, li, h2, h3, h4, blockquote, tr, figure, hr, dt, dd'

/**
 * The text of an HTML fragment, one row for each block, without its own struck-out text. It is parsed in an inert
 * document, where no script runs.
 */
export function plainText(html: string): string {
  const body = inertBody(html.replaceAll(/\s+/g, ' '))
  for (const struck of body.querySelectorAll('del, s')) struck.remove()
  for (const block of body.querySelectorAll(blocks)) block.append('\n')
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}
