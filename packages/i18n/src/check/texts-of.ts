import type { ESTree } from 'vite'

/** A string of the code, and where it stands. */
export interface Piece {
  text: string
  start: number
}

/** What a file calls its constants: a text, or a table of texts that something is looked up in. */
export type Constants = ReadonlyMap<string, ESTree.Node>

/** What stands in what is returned by a method of it: `['a', 'b'].join(' ')`, `'a'.trim()`. */
const passedOn = new Set(['join', 'concat', 'trim', 'toUpperCase', 'toLowerCase', 'replace', 'replaceAll', 'padEnd'])

/** The value itself, without what TypeScript says of it. */
function bare(node: ESTree.Node): ESTree.Node {
  if (
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression'
  )
    return bare(node.expression)
  return node
}

/** The name of what `table[state].short` looks something up in. */
function tableOf({ object }: ESTree.MemberExpression): string {
  if (object.type === 'MemberExpression') return tableOf(object)
  return object.type === 'Identifier' ? object.name : ''
}

/** The texts of a table, however deep, as one of them may be looked up. */
function textsIn(node: ESTree.Node, constants: Constants): Piece[] {
  const table = bare(node)
  if (table.type === 'ArrayExpression')
    return table.elements.flatMap((element) => (element ? textsIn(element, constants) : []))
  if (table.type === 'ObjectExpression')
    return table.properties.flatMap((one) => (one.type === 'Property' ? textsIn(one.value, constants) : []))
  return textsOf(table, constants)
}

/** The texts that an expression may come out as: of a condition both, of a template its own parts, of a constant its value. */
export function textsOf(given: ESTree.Node, constants: Constants): Piece[] {
  const node = bare(given)
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : []
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({ value, start }) => ({ text: value.cooked ?? '', start }))
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node.consequent, constants), ...textsOf(node.alternate, constants)]
  // What stands before && is shown only where it is empty.
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

/** A constant is followed once, so that one that speaks of itself ends. */
function constantOf(
  name: string,
  constants: Constants,
  read: (node: ESTree.Node, rest: Constants) => Piece[],
): Piece[] {
  const value = constants.get(name)
  return value ? read(value, new Map([...constants].filter(([other]) => other !== name))) : []
}
