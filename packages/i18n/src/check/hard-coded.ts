import { Visitor, type ESTree } from 'vite'
import { lineAt } from '../catalogue/problem.ts'
import { textsOf, type Piece } from './texts-of.ts'

export interface Found {
  text: string
  line: number
}

/** Attributes and props whose value is visible or read by screen readers. */
const spoken =
  /^(?!enterKeyHint$)(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|children|lead|hints|summary|tooltip|(?:\w+(?=[A-Z]))?(?:[tT]itle|[pP]laceholder|[lL]abel|[lL]egend|[cC]aption|[hH]eading|[dD]escription|[hH]int|[mM]essage|[nN]ote|[nN]otice|[rR]eason|[tT]ext))$/
/** Properties that display a text without JSX. */
const shownIn = /\.(?:title|textContent|innerText|innerHTML|placeholder|alt|ariaLabel|ariaDescription)$/
const letters = /\p{Letter}{2}/u
/** A capital letter and a second word: text for users, wherever it occurs. */
const sentence = /^\s*\p{Lu}[\p{L}’']*[,:]?\s+\p{L}/u

/** Texts that are the same in every language, and why. */
const names = new Map([
  ['YouTube', 'the name of a company'],
  ['Ana Souza', 'the name of a person, in the sample of a file'],
])

/** Calls whose texts only programmers read. */
const unseen = /(?:Error|Exception)$|^console\./

const isKey = (text: string): boolean => /^[a-z][\w-]*(?:\.[\w-]*)+$/.test(text)

/** In a table, a single lower-case word may be an identifier. */
const isSentence = ({ text }: Piece): boolean => /\s|^\p{Lu}/u.test(text.trim())

/** Finds hard-coded texts that users see or hear, which cannot be translated. */
export function hardCodedIn(program: ESTree.Program, source: string): Found[] {
  const found = new Map<number, Found>()
  const constants = new Map<string, ESTree.Node>()
  const skipped: ESTree.Span[] = []
  const isSkipped = ({ start }: ESTree.Span) => skipped.some((span) => start >= span.start && start < span.end)
  const codeOf = ({ start, end }: ESTree.Span) => source.slice(start, end)
  const note = (texts: readonly Piece[]) => {
    for (const { text, start } of texts)
      if (letters.test(text) && !names.has(text.trim()) && !isKey(text))
        found.set(start, { text: text.trim(), line: lineAt(source, start + Math.max(0, text.search(/\S/))) })
  }
  const noteShown = (node: ESTree.Node) => note(textsOf(node, constants))
  const noteSentence = (piece: Piece) => sentence.test(piece.text) && !isSkipped({ ...piece, end: 0 }) && note([piece])
  const noteChild = (child: ESTree.Node) => child.type === 'JSXExpressionContainer' && noteShown(child.expression)
  new Visitor({
    VariableDeclarator: ({ id, init }) => void (id.type === 'Identifier' && init && constants.set(id.name, init)),
  }).visit(program)
  new Visitor({
    JSXText: ({ value, start }) => note([{ text: value, start }]),
    JSXElement: ({ children }) => children.forEach(noteChild),
    JSXFragment: ({ children }) => children.forEach(noteChild),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !spoken.test(name.name) || !value) return
      noteShown(value.type === 'JSXExpressionContainer' ? value.expression : value)
    },
    Property({ key, value, computed }) {
      if (!computed) skipped.push(key)
      if (computed || key.type !== 'Identifier' || !spoken.test(key.name)) return
      // The default value of a prop is displayed where the prop is not passed.
      note(textsOf(value.type === 'AssignmentPattern' ? value.right : value, new Map()).filter(isSentence))
    },
    AssignmentExpression: ({ left, right }) => void (shownIn.test(codeOf(left)) && noteShown(right)),
    NewExpression: (node) => void (unseen.test(codeOf(node.callee)) && skipped.push(node)),
    CallExpression: (node) => void (unseen.test(codeOf(node.callee)) && skipped.push(node)),
    TSLiteralType: (node) => void skipped.push(node),
    Literal: ({ value, start }) => void (typeof value === 'string' && noteSentence({ text: value, start })),
    TemplateElement: ({ value, start }) => void noteSentence({ text: value.cooked ?? '', start }),
  }).visit(program)
  return [...found.values()].toSorted((one, other) => one.line - other.line)
}
