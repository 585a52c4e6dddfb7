import { allowedHtml } from '@the-house/domain'
import { Parser } from 'htmlparser2'
import { activeTags, blockTags, hiddenTags, neutralTags, sameTag } from './tags.ts'

/** The content of HTML, as a comparison reads it. */
export interface Rich {
  text: string
  /** The marks of the text, each as the tag and how the marked text begins. */
  marks: string[]
  /** Looks that attributes give. */
  looks: string[]
  /** What attributes say that are kept where their elements are: languages, and cells that span others. */
  facts: string[]
  /** The titles of elements, which explain a word. */
  titles: string[]
  links: string[]
  pictures: string[]
  /** The alternative texts of pictures by their addresses. */
  alternatives: Map<string, string>
  /** Those of the pictures that are links. */
  linked: string[]
  sounds: string[]
  films: string[]
  /** What runs or is drawn by something else. */
  active: string[]
}

const markLength = 40
/** Styles that look as a text without them does. */
const plainStyle = /^(?:text-align\s*:\s*(?:left|start|initial|justify)|line-height\s*:.*|margin.*|padding.*|mso-.*|)$/i
const lines = new Set([
  ...blockTags,
  'p',
  'br',
  'li',
  'h2',
  'h3',
  'h4',
  'tr',
  'td',
  'th',
  'blockquote',
  'ul',
  'ol',
  'hr',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
])
const kept = new Set<string>(allowedHtml.attributes)
/** Attributes that neither a reader nor a screen reader notices. */
const unseen = new Set([
  'class', 'id', 'style', 'width', 'height', 'role', 'target', 'rel', 'border', 'cellpadding', 'cellspacing', 'loading',
  'controls', 'preload', 'type', 'name', 'crossorigin', 'srcset', 'sizes', 'valign',
]) // oxfmt-ignore

function looksOf(tag: string, attributes: Record<string, string>): string[] {
  const styles = (attributes['style'] ?? '').split(';').map((style) => style.trim())
  const isDrawn = tag === 'img' || tag === 'audio' || tag === 'video'
  const own = isDrawn ? [] : styles.filter((style) => !plainStyle.test(style))
  const others = Object.entries(attributes).filter(
    ([name, value]) =>
      !kept.has(name) &&
      !unseen.has(name) &&
      !/^(?:data-|aria-|on|xml)/.test(name) &&
      !(name === 'dir' && value === 'ltr'),
  )
  return [...own, ...others.map(([name, value]) => (value ? `${name}=${value}` : name))]
}

const facts = ['lang', 'colspan', 'rowspan', 'scope'] as const satisfies (typeof allowedHtml.attributes)[number][]

/** What attributes say, apart from elements that are left out whole; a cell that spans itself alone is every cell. */
function factsOf(tag: string, attributes: Readonly<Record<string, string>>): string[] {
  if (activeTags.has(tag)) return []
  const given: Record<string, string | undefined> = { lang: attributes['xml:lang'], ...attributes }
  return facts.flatMap((name) => {
    const value = (given[name] ?? '').trim()
    return value === '' || (name.endsWith('span') && value === '1') ? [] : [`${name}=${value}`]
  })
}

/**
 * Reads the content of HTML without recursion.
 * @param pictures addresses of pictures that became links: such a link counts as its picture
 */
export function richOf(html: string, pictures: ReadonlySet<string> = new Set()): Rich {
  const rich: Rich = {
    text: '',
    marks: [],
    looks: [],
    facts: [],
    titles: [],
    links: [],
    pictures: [],
    alternatives: new Map(),
    linked: [],
    sounds: [],
    films: [],
    active: [],
  }
  const open: { tag: string; from: number; isHidden: boolean }[] = []
  let hidden = 0
  const parser = new Parser({
    ontext: (piece) => {
      if (hidden === 0) rich.text += piece.replaceAll(/\s+/g, ' ')
    },
    onopentag: (name, attributes) => {
      const tag = sameTag[name] ?? name
      const { href, src = '', alt = '' } = attributes
      const isPicture = tag === 'a' && href !== undefined && pictures.has(href)
      if (isPicture) {
        rich.pictures.push(href)
        rich.linked.push(href)
      }
      if (!isPicture && tag === 'a' && href) rich.links.push(href)
      if (tag === 'img' && src) rich.pictures.push(src)
      if (tag === 'img' && alt) rich.alternatives.set(src, alt)
      const player = open.findLast((one) => one.tag === 'audio' || one.tag === 'video')?.tag ?? tag
      if (src && player === 'audio') rich.sounds.push(src)
      if (src && player === 'video') rich.films.push(src)
      if (activeTags.has(tag)) rich.active.push(src ? `${tag} ${src}` : tag)
      rich.active.push(...Object.keys(attributes).filter((attribute) => attribute.startsWith('on')))
      rich.looks.push(...looksOf(tag, attributes))
      rich.facts.push(...factsOf(tag, attributes))
      const title = (attributes['title'] ?? '').trim()
      if (title !== '' && !activeTags.has(tag)) rich.titles.push(title)
      if (lines.has(tag)) rich.text += ' '
      const isHidden = hiddenTags.has(tag) || isPicture
      if (isHidden) hidden += 1
      open.push({ tag, from: rich.text.length, isHidden })
    },
    onclosetag: () => {
      const last = open.pop()
      if (!last) return
      if (last.isHidden) hidden -= 1
      const text = rich.text.slice(last.from, last.from + markLength).replaceAll(/[\s#]+/g, ' ').trim() // oxfmt-ignore
      if (!neutralTags.has(last.tag) && (text !== '' || last.tag === 'hr')) rich.marks.push(`${last.tag} ${text}`)
      if (lines.has(last.tag)) rich.text += ' '
    },
  })
  parser.end(html)
  return rich
}
