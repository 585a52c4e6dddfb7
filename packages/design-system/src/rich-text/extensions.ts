import { Extension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isAllowedAddress } from './address.ts'
import { keptHtml } from './kept-html.ts'

/** Tab leaves the field, whatever it is in; a list goes deeper by these. */
const listKeys = Extension.create({
  name: 'listKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    }
  },
})

/** What the editor knows: the allow-list of html, and nothing else. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    // Here a deletion is a deletion, and no struck word.
    strike: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isAllowedAddress,
    },
  }),
  listKeys,
  ...keptHtml,
]
