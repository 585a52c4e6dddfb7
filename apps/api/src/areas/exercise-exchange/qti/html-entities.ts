import { escapeHtml } from '@the-house/domain/server'
import { Parser } from 'htmlparser2'

/** The names that XML itself has. */
const ofXml = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/** What a browser shows for an entity; one that HTML does not know stays as it is. */
function shown(entity: string): string {
  let text = ''
  const parser = new Parser({
    ontext: (piece) => {
      text += piece
    },
  })
  parser.end(entity)
  return text
}

/** Decodes the entities of HTML in XML, which some tools write, though XML has no names for them; CDATA stays as it is. */
export function withoutHtmlEntities(xml: string): string {
  const known = new Map<string, string>()
  return xml.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>|&([a-z][a-z\d]*);/gi, (whole: string, name: string | undefined) => {
    if (name === undefined || ofXml.has(name)) return whole
    const before = known.get(whole)
    if (before !== undefined) return before
    const text = shown(whole)
    const sign = text === whole ? whole : escapeHtml(text)
    known.set(whole, sign)
    return sign
  })
}
