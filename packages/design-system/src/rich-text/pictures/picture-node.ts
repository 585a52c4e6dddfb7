import { Node } from '@tiptap/core'
import { i18n } from '@the-house/i18n'
import { pendingId } from './pending-source.ts'

/** A picture in a text. Its `alt` is null while nobody has described it, and empty for a decoration. */
export const image = Node.create({
  name: 'img',
  inline: true,
  group: 'inline',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [{ tag: 'img[src]:not([src^="data:" i])' }],
  // What is being sent has no address yet, and would load the page as a picture.
  renderHTML: ({ node, HTMLAttributes: { src, ...rest } }) =>
    pendingId(node.attrs['src']) === undefined ? ['img', { src, ...rest }] : ['img', { ...rest, 'data-sending': '' }],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('img')
      const { src, alt, ...rest }: Record<string, unknown> = node.attrs
      for (const [name, value] of Object.entries(rest)) if (typeof value === 'string') dom.setAttribute(name, value)
      if (typeof src === 'string' && pendingId(src) === undefined) dom.src = src
      else dom.dataset['sending'] = ''
      // Said to the author alone; the text is kept without it.
      dom.alt = typeof alt === 'string' ? alt : i18n.t('editing.text.pictureMissing')
      if (alt === null) dom.dataset['undescribed'] = ''
      return { dom }
    },
})
