import type { SafeHtml } from '@the-house/domain'
import { cleanHtml } from '../contract/clean-html.ts'

/**
 * Takes the HTML of an author of the demonstration.
 * @throws where the sanitizer would change it: it is mended in the source then
 */
export function authoredHtml(html: string): SafeHtml {
  const clean = cleanHtml(html)
  if (clean !== html) throw new Error(`The demonstration has html that the school would refuse: ${html}`)
  return clean
}
