import { parseSync, Visitor, type ESTree } from 'vite'
import { lineAt } from '../catalogue/problem.ts'
import { hardCodedIn, type Found } from './hard-coded.ts'

/** A key given to `t` or `i18nKey` as it is. */
export interface Call extends Found {
  /** The names of the values given with it; undefined where the code does not show them. */
  values: string[] | undefined
}

/** What one source file says about texts. */
export interface Uses {
  called: Call[]
  /** Every other string; one that equals a key is a use of it (tables of keys). */
  strings: Set<string>
  /** Template literals that begin with an area. */
  patterns: RegExp[]
  /** Words that a user would see and no translator could change. */
  hardCoded: Found[]
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function patternOf({ quasis }: ESTree.TemplateLiteral): RegExp | undefined {
  const parts = quasis.map(({ value }) => value.cooked ?? '')
  return /^[a-z][\w-]*\./i.test(parts[0] ?? '') ? new RegExp(`^${parts.map(escape).join('[\\w.-]+')}$`) : undefined
}

const isTranslate = (callee: ESTree.Node): boolean =>
  (callee.type === 'Identifier' && callee.name === 't') ||
  (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 't')

/** The names of an object that is written out: `{ count, name: user.name }`. */
function namesOf(values: ESTree.Node | undefined): string[] | undefined {
  if (!values) return []
  if (values.type !== 'ObjectExpression') return undefined
  const names = values.properties.map((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' && !one.computed ? one.key.name : undefined,
  )
  return names.every((name) => name !== undefined) ? names : undefined
}

/** The keys that a call may ask for: one, or those of a condition. */
function keysOf(node: ESTree.Node): { value: string; start: number }[] {
  if (node.type === 'ConditionalExpression') return [...keysOf(node.consequent), ...keysOf(node.alternate)]
  return node.type === 'Literal' && typeof node.value === 'string' ? [{ value: node.value, start: node.start }] : []
}

/** Reads the uses of texts out of one TypeScript file. */
export function usesOf(source: string, file: string): Uses {
  const { program } = parseSync(file, source)
  const uses: Uses = { called: [], strings: new Set(), patterns: [], hardCoded: hardCodedIn(program, source) }
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      if (!isTranslate(callee) || !first) return
      for (const { value, start } of keysOf(first))
        uses.called.push({ text: value, line: lineAt(source, start), values: namesOf(second) })
    },
    Literal({ value }) {
      if (typeof value === 'string') uses.strings.add(value)
    },
    TemplateLiteral(node) {
      const pattern = patternOf(node)
      if (pattern) uses.patterns.push(pattern)
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'i18nKey') return
      if (value?.type === 'Literal' && typeof value.value === 'string')
        uses.called.push({ text: value.value, line: lineAt(source, value.start), values: undefined })
    },
  }).visit(program)
  return uses
}
