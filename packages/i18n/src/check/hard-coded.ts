import { Visitor, type ESTree } from 'vite'
import { lineAt } from '../catalogue/problem.ts'

export interface Found {
  text: string
  line: number
}

/** Attributes and props whose value is shown or spoken. */
const spoken =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|legend|caption|heading|description|hint|hints|message|note|summary|text|tooltip)$/
const letters = /\p{Letter}{2}/u

/** What is shown as it is in every language, and why. */
const names = new Map([['YouTube', 'the name of a company']])

/** The texts that an expression may come out as: of a condition both, of a template its own parts. */
function textsOf(node: ESTree.Node): { text: string; start: number }[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : []
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({ value, start }) => ({ text: value.cooked ?? '', start }))
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  if (node.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)]
  if (node.type === 'BinaryExpression' && node.operator === '+') return [...textsOf(node.left), ...textsOf(node.right)]
  if (node.type === 'ParenthesizedExpression') return textsOf(node.expression)
  return []
}

const isKey = (text: string): boolean => /^[a-z][\w-]*(?:\.[\w-]*)+$/.test(text)

/** In a table a word alone may be a name that nobody sees. */
const isSentence = ({ text }: { text: string }): boolean => /\s|^\p{Lu}/u.test(text.trim())

/** Words between tags and in what is spoken, which no translator could change. */
export function hardCodedIn(program: ESTree.Program, source: string): Found[] {
  const found: Found[] = []
  const note = (texts: readonly { text: string; start: number }[]) => {
    for (const { text, start } of texts)
      if (letters.test(text) && !names.has(text.trim()) && !isKey(text))
        found.push({ text: text.trim(), line: lineAt(source, start + Math.max(0, text.search(/\S/))) })
  }
  new Visitor({
    JSXText: ({ value, start }) => note([{ text: value, start }]),
    JSXElement: ({ children }) => children.forEach(noteChild),
    JSXFragment: ({ children }) => children.forEach(noteChild),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !spoken.test(name.name) || !value) return
      note(textsOf(value.type === 'JSXExpressionContainer' ? value.expression : value))
    },
    Property({ key, value, computed }) {
      if (computed || key.type !== 'Identifier' || !spoken.test(key.name)) return
      if (value.type === 'Literal' || value.type === 'TemplateLiteral') note(textsOf(value).filter(isSentence))
    },
    AssignmentExpression({ left, right }) {
      const isTitle = left.type === 'MemberExpression' && source.slice(left.start, left.end) === 'document.title'
      if (isTitle) note(textsOf(right))
    },
  }).visit(program)
  return found

  function noteChild(child: ESTree.Node): void {
    if (child.type === 'JSXExpressionContainer') note(textsOf(child.expression))
  }
}
