import { parseSync, Visitor, type ESTree } from 'vite'
import { lineAt } from '../catalogue/problem.ts'
import { hardCodedIn, type Found } from './hard-coded.ts'

/** A literal key passed to `t` or `i18nKey`. */
export interface Call extends Found {
  /** The names of the values passed along; undefined where the code does not list them. */
  values: string[] | undefined
}

/** How one source file uses texts. */
export interface Uses {
  called: Call[]
  /** Every other string literal; one that equals a key counts as a use (tables of keys). */
  strings: Set<string>
  /** Template literals that begin with the name of an area. */
  patterns: RegExp[]
  /** Texts that users see and that are not in the catalogue. */
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

/** The property names of an object literal: `{ count, name: user.name }`. */
function namesOf(values: ESTree.Node | undefined): string[] | undefined {
  if (!values) return []
  if (values.type !== 'ObjectExpression') return undefined
  const names = values.properties.map((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' && !one.computed ? one.key.name : undefined,
  )
  return names.every((name) => name !== undefined) ? names : undefined
}

/** The keys that a call may use: one, or both branches of a condition. */
function keysOf(node: ESTree.Node): { value: string; start: number }[] {
  if (node.type === 'ConditionalExpression') return [...keysOf(node.consequent), ...keysOf(node.alternate)]
  return node.type === 'Literal' && typeof node.value === 'string' ? [{ value: node.value, start: node.start }] : []
}

/** Collects the uses of texts in a TypeScript file. */
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
