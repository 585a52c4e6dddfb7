import { XMLValidator } from 'fast-xml-parser'
import { Parser } from 'htmlparser2'
import { budgets } from '../../../reading/budget.ts'
import { countElements } from '../../../reading/count-elements.ts'
import { decodeDeclared } from '../encoding.ts'
import { Unreadable } from '../problem.ts'
import type { Element } from './element.ts'
import { withoutHtmlEntities } from './html-entities.ts'

const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, sign: string) => sign.toUpperCase())
const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** Version 3 marks its elements by a prefix and writes with hyphens what version 2 writes in camel case. */
const ofVersion3 = 'qti-'

const isKept = (attribute: string) => /^(?:data|aria)-/.test(attribute)

function elementOf(written: string, attributes: Readonly<Record<string, string>>): Element {
  const name = withoutPrefix(written)
  const isVersion3 = name.startsWith(ofVersion3)
  const given = Object.entries(attributes).map(([key, value]): [string, string] => {
    const plain = withoutPrefix(key)
    return [isVersion3 && !isKept(plain) ? camel(plain) : plain, value]
  })
  return {
    name: isVersion3 ? camel(name.slice(ofVersion3.length)) : name,
    attributes: Object.fromEntries(given),
    children: [],
  }
}

function treeOf(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const one = elementOf(name, attributes)
        open.at(-1)?.children.push(one)
        open.push(one)
      },
      ontext: (piece) => {
        const { children } = open.at(-1) ?? root
        const last = children.at(-1)
        // A text comes in pieces where it has entities.
        if (typeof last === 'string') children[children.length - 1] = last + piece
        else children.push(piece)
      },
      onclosetag: () => {
        open.pop()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return root
}

/**
 * Parses an XML file of a package into its root, in the names of QTI 2.
 * @throws BudgetExceeded where it has too many elements, or too deep ones
 * @throws Unreadable where it is malformed, is written in letters that it does not declare, or has a DOCTYPE, which could
 * name files or entities
 */
export function parseXml(bytes: Buffer): Element {
  const text = decodeDeclared(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Unreadable('file.doctype')
  countElements(text, 'assessmentItem', budgets.exercises)
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new Unreadable('file.xml', { line: valid.err.line, what: valid.err.msg.slice(0, 200) })
  const root = treeOf(withoutHtmlEntities(text)).children.find((child) => typeof child !== 'string')
  if (!root) throw new Unreadable('file.xml')
  return root
}
