import { allowedHtml } from '@the-house/domain'
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { Parser } from 'htmlparser2'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const tags = new Set<string>(allowedHtml.tags)
const attributes = new Set<string>(allowedHtml.attributes)
const deepest = 64

/** What is left in html that the allow-list does not name, read by a parser; and how deep it is. */
function readOf(html: string) {
  const found = { wrong: new Array<string>(), depth: 0 }
  let depth = 0
  const parser = new Parser({
    onopentag(name, attribs) {
      depth += 1
      found.depth = Math.max(found.depth, depth)
      if (!tags.has(name)) found.wrong.push(name)
      for (const [attribute, value] of Object.entries(attribs)) {
        if (!attributes.has(attribute)) found.wrong.push(`${name} ${attribute}`)
        // Browsers leave out tabs and line breaks anywhere, and control characters before.
        // oxlint-disable-next-line no-control-regex -- what browsers leave out
        const scheme = /^([a-z][a-z\d+.-]*):/i.exec(value.replaceAll(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase()
        if (/^(?:href|src)$/.test(attribute) && scheme && !/^(?:https|mailto|tel)$/.test(scheme))
          found.wrong.push(`${attribute}=${scheme}`)
      }
    },
    onclosetag: () => (depth -= 1),
    oncomment: () => found.wrong.push('comment'),
    onprocessinginstruction: () => found.wrong.push('instruction'),
  })
  parser.end(html)
  return found
}

const pieces = constantFrom(
  '<p>', '</p>', '<a href="', '<a href=javascript:x()>', ' java\nscript:x()', '&#106;avascript:x()', '">', '<img src=x onerror=x()>',
  '<svg><style>', '</style>', '<svg onload=x()>', '<math><mtext><table><mglyph><style>', '<!--', '-->', '--!>', '<![CDATA[', ']]>',
  '<noscript>', '<template>', '<select><option>', '<textarea>', '<title>', '<plaintext>', '<iframe srcdoc="', '<script>', '</script',
  '<table><tr><td>', '<p style="x" class=y id=z>', '<span lang="pt-BR" title="', '\u0000', '\uD800', '\uDFFF', '\u202E', '\u2028',
  '<', '>', '"', "'", '`', '=', '/', '&', '&lt;', '&#x0;', '&#xD800;', '<?xml ?>', '<!doctype html>', 'data:text/html,', '<base href=//x>',
) // oxfmt-ignore
const odd = array(oneof({ weight: 4, arbitrary: pieces }, string({ unit: 'binary', maxLength: 8 })), { maxLength: 60 })

describe('the sanitizer of the server', () => {
  it('takes everything, leaves nothing that the allow-list does not name, and makes nothing long of it', () => {
    assert(
      property(odd, (parts) => {
        const html = parts.join('')
        const clean = cleanHtml(html)
        const { wrong, depth } = readOf(clean)
        expect(wrong).toEqual([])
        expect(depth).toBeLessThanOrEqual(deepest)
        expect(clean.length).toBeLessThanOrEqual(12 * html.length)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['<p>', '<blockquote>', '<svg><style>', '<table><tr><td>', '<ul><li>', '<x>', '<a href="https://x.test">'])(
    'takes 10,000 %s in each other, and keeps what people can nest',
    (tag) => {
      const { wrong, depth } = readOf(cleanHtml(`${tag.repeat(10_000)}words`))
      expect(wrong).toEqual([])
      expect(depth).toBeLessThanOrEqual(deepest)
    },
  )
})

describe('a picture in html', () => {
  const given = { ...process.env }
  afterEach(() => {
    process.env = { ...given }
  })

  it.each([
    ['/api/v1/files/a.png', '<img src="/api/v1/files/a.png" alt="A cat" />'],
    ['https://media.example.com/a.png', '<img src="https://media.example.com/a.png" alt="A cat" />'],
    ['https://house.example.com/a.png', '<img src="https://house.example.com/a.png" alt="A cat" />'],
    ['https://evil.example/a.png', '<a href="https://evil.example/a.png">A cat</a>'],
    ['//evil.example/a.png', '<img alt="A cat" />'],
    ['http://evil.example/a.png', '<img alt="A cat" />'],
    ['data:image/png,', '<img alt="A cat" />'],
  ])('of %s is shown, linked to or left out', (src, expected) => {
    process.env['ALLOWED_EMBEDS'] = 'youtube,https://media.example.com'
    process.env['PUBLIC_URL'] = 'https://house.example.com/'
    expect(cleanHtml(`<img src="${src}" alt="A cat">`)).toBe(expected)
  })

  it.each([' alt="A cat"', ' alt=""', ''])(
    'keeps its text, that it is decoration, and that nobody has described it:%s',
    (alt) => {
      const html = `<p><img src="/api/v1/files/a.png"${alt} /></p>`
      expect(cleanHtml(html)).toBe(html)
    },
  )

  it('is named by its address where it has no text, in words and not in html', () => {
    process.env['ALLOWED_EMBEDS'] = 'none'
    expect(cleanHtml('<img src="https://evil.example/a?<b>&c">')).toBe(
      '<a href="https://evil.example/a?&lt;b&gt;&amp;c">https://evil.example/a?&lt;b&gt;&amp;c</a>',
    )
  })
})
