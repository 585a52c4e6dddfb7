import type { ESTree } from 'vite'

/** A string literal and its position. */
export interface Piece {
  text: string
  start: number
}

/** The constants of a file: a text, or a lookup table of texts. */
export type Constants = ReadonlyMap<string, ESTree.Node>

/** Methods that return the texts they are called on: `['a', 'b'].join(' ')`, `'a'.trim()`. */
const passedOn = new Set(['join', 'concat', 'trim', 'toUpperCase', 'toLowerCase', 'replace', 'replaceAll', 'padEnd'])

/** Unwraps TypeScript's type assertions. */
function bare(node: ESTree.Node): ESTree.Node {
  if (
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression'
  )
    return bare(node.expression)
  return node
}

/** The name of the lookup table in `table[state].short`. */
function tableOf({ object }: ESTree.MemberExpression): string {
  if (object.type === 'MemberExpression') return tableOf(object)
  return object.type === 'Identifier' ? object.name : ''
}

/** Every text in a lookup table, nested ones included. */
function textsIn(node: ESTree.Node, constants: Constants): Piece[] {
  const table = bare(node)
  if (table.type === 'ArrayExpression')
    return table.elements.flatMap((element) => (element ? textsIn(element, constants) : []))
  if (table.type === 'ObjectExpression')
    return table.properties.flatMap((one) => (one.type === 'Property' ? textsIn(one.value, constants) : []))
  return textsOf(table, constants)
}

/**
 * The texts that an expression may evaluate to: both branches of a condition, the parts of a template, the value of a
 * constant.
 */
export function textsOf(given: ESTree.Node, constants: Constants): Piece[] {
  const node = bare(given)
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : []
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({ value, start }) => ({ text: value.cooked ?? '', start }))
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node.consequent, constants), ...textsOf(node.alternate, constants)]
  // The left side of && is displayed only if it is empty.
  if (node.type === 'LogicalExpression')
    return [node.left, node.right].slice(node.operator === '&&' ? 1 : 0).flatMap((part) => textsOf(part, constants))
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...textsOf(node.left, constants), ...textsOf(node.right, constants)]
  if (node.type === 'Identifier') return constantOf(node.name, constants, textsOf)
  if (node.type === 'MemberExpression') return constantOf(tableOf(node), constants, textsIn)
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { object, property } = node.callee
    if (property.type === 'Identifier' && passedOn.has(property.name)) return textsIn(object, constants)
  }
  return []
}

/** Resolves a constant once, so that a self-referencing one terminates. */
function constantOf(
  name: string,
  constants: Constants,
  read: (node: ESTree.Node, rest: Constants) => Piece[],
): Piece[] {
  const value = constants.get(name)
  return value ? read(value, new Map([...constants].filter(([other]) => other !== name))) : []
}
