import { Parser } from 'htmlparser2'
import { pathOf, type EmbeddedFiles } from './embedded-files.ts'
import { pluginFile } from './loss/kept-html.ts'
import { htmlOf } from './xml-html.ts'
import { attribute, namesIn, nodesIn, textOf, type Node } from './xml-node.ts'

/** The parts of a question whose files its texts may show. */
const parts = ['questiontext', 'generalfeedback', 'answer', 'subquestion'] as const

const addressOf = (file: Node) => `${pluginFile}${attribute(file, 'path') || '/'}${attribute(file, 'name')}`

const heldIn = (part: Node): [address: string, bytes: Buffer][] =>
  nodesIn(part, 'file')
    .filter((file) => attribute(file, 'encoding') === 'base64')
    .map((file) => [addressOf(file), Buffer.from(textOf(file), 'base64')])

/**
 * The files that lie in the parts of a question, by their addresses as one of the parts shows them: two parts may have
 * files of one name, each its own.
 */
export const filesFor = (question: Node, part: (typeof parts)[number]): EmbeddedFiles =>
  new Map([...parts, part].flatMap((name) => nodesIn(question, name)).flatMap(heldIn))

/** All elements below one, in their order. */
const below = (node: Node): Node[] =>
  namesIn(node).flatMap((name) => nodesIn(node, name).flatMap((child) => [child, ...below(child)]))

/** The addresses that the texts of a question name. */
function shownIn(question: Node): Set<string> {
  const shown = new Set<string>()
  const parser = new Parser({
    onopentag: (_, attributes) => {
      for (const value of Object.values(attributes)) if (value.startsWith(pluginFile)) shown.add(pathOf(value))
    },
  })
  for (const node of below(question)) if ('text' in node) parser.write(htmlOf(node))
  parser.end()
  return shown
}

/** The names of the files in a question that no text of it shows, or that lie in a part whose texts are not kept. */
export function unshownFiles(question: Node): string[] {
  const shown = shownIn(question)
  return namesIn(question)
    .flatMap((name) =>
      nodesIn(question, name)
        .flatMap((part) => [part, ...below(part)])
        .flatMap((part) => nodesIn(part, 'file'))
        .filter((file) => !parts.some((part) => part === name) || !shown.has(addressOf(file))),
    )
    .map((file) => attribute(file, 'name'))
}
