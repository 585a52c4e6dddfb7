import { Extension, Mark, Node, type Attributes } from '@tiptap/core'
import { image } from './pictures/picture-node.ts'
import { tableNodes } from './tables/table-nodes.ts'

/**
 * Elements that the toolbar cannot make but the school's content has: they stay as they are while the rest is edited.
 */
const mark = (tag: string, name = tag) =>
  Mark.create({
    name,
    // Text typed behind a correction does not continue it.
    inclusive: false,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** Text in another language, or with a tooltip; other spans have no meaning and are dropped. */
const span = Mark.create({
  name: 'span',
  inclusive: false,
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[title]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

interface Block {
  /** The allowed content, as a ProseMirror content expression. */
  content: string
  group?: 'block'
  attributes?: Attributes
}
const plain = { default: null }

const block = (tag: string, { content, group, attributes = {} }: Block) =>
  Node.create({
    name: tag,
    content,
    ...(group && { group }),
    // Backspace at its start does not merge it with the block before.
    isolating: true,
    addAttributes: () => attributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const blocks = [
  ...tableNodes,
  block('dl', { group: 'block', content: '(dt | dd)+' }),
  block('dt', { content: 'inline*' }),
  block('dd', { content: 'block+' }),
  block('figure', { group: 'block', content: 'block+ figcaption?' }),
  block('figcaption', { content: 'inline*' }),
]
const marks = [mark('s'), mark('mark', 'highlight'), mark('ins'), mark('del'), span]

/** Language and tooltip are allowed on every element. */
const anywhere = Extension.create({
  name: 'anywhere',
  addGlobalAttributes() {
    const own = ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote']
    const types = [...own, 'bold', 'italic', 'underline', ...[...blocks, ...marks, image].map(({ name }) => name)]
    return [
      { types, attributes: { lang: plain, title: plain } },
      { types: ['link'], attributes: { lang: plain } },
    ]
  },
})

export const keptHtml = [...blocks, ...marks, image, anywhere]
