import { Extension, Mark, Node, type Attributes } from '@tiptap/core'
import { pendingId } from './pictures/pending-source.ts'

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

const image = Node.create({
  name: 'img',
  inline: true,
  group: 'inline',
  draggable: true,
  addAttributes: () => ({ src: plain, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]:not([src^="data:" i])' }],
  // What is being sent has no address yet, and would load the page as a picture.
  renderHTML: ({ node, HTMLAttributes: { src, ...rest } }) =>
    pendingId(node.attrs['src']) === undefined ? ['img', { src, ...rest }] : ['img', { ...rest, 'data-sending': '' }],
})

const cell = { content: 'block+', attributes: { colspan: plain, rowspan: plain, scope: plain } }

const blocks = [
  block('table', { group: 'block', content: '(thead | tbody)+' }),
  block('thead', { content: 'tr+' }),
  block('tbody', { content: 'tr+' }),
  block('tr', { content: '(th | td)+' }),
  block('th', cell),
  block('td', cell),
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
