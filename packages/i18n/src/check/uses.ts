import { parseSync, Visitor, type ESTree } from 'vite'
import { lineAt } from '../catalogue/problem.ts'

interface Found {
  text: string
  line: number
}

/** What one source file says about texts. */
export interface Uses {
  /** Keys given to `t` or `i18nKey` as they are. */
  called: Found[]
  /** Every other string; one that equals a key is a use of it (tables of keys). */
  strings: Set<string>
  /** Template literals that begin with an area. */
  patterns: RegExp[]
  /** Words that a user would see and no translator could change. */
  hardCoded: Found[]
}

/** Attributes whose value is shown or spoken. */
const spoken = /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|description|hint)$/
const letters = /\p{Letter}{2}/u

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function patternOf({ quasis }: ESTree.TemplateLiteral): RegExp | undefined {
  const parts = quasis.map(({ value }) => value.cooked ?? '')
  return /^[a-z][\w-]*\./i.test(parts[0] ?? '') ? new RegExp(`^${parts.map(escape).join('[\\w.-]+')}$`) : undefined
}

const isTranslate = (callee: ESTree.Node): boolean =>
  (callee.type === 'Identifier' && callee.name === 't') ||
  (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 't')

/** Reads the uses of texts out of one TypeScript file. */
export function usesOf(source: string, file: string): Uses {
  const uses: Uses = { called: [], strings: new Set(), patterns: [], hardCoded: [] }
  const note = (list: Found[], text: string, { start }: { start: number }) =>
    list.push({ text, line: lineAt(source, start) })
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (isTranslate(callee) && first?.type === 'Literal' && typeof first.value === 'string')
        note(uses.called, first.value, first)
    },
    Literal({ value }) {
      if (typeof value === 'string') uses.strings.add(value)
    },
    TemplateLiteral(node) {
      const pattern = patternOf(node)
      if (pattern) uses.patterns.push(pattern)
    },
    JSXText(node) {
      if (letters.test(node.value))
        note(uses.hardCoded, node.value.trim(), { start: node.start + node.value.search(/\S/) })
    },
    JSXAttribute({ name, value }) {
      if (value?.type !== 'Literal' || typeof value.value !== 'string' || name.type !== 'JSXIdentifier') return
      if (name.name === 'i18nKey') note(uses.called, value.value, value)
      else if (spoken.test(name.name) && letters.test(value.value)) note(uses.hardCoded, value.value, value)
    },
  }).visit(parseSync(file, source).program)
  return uses
}
