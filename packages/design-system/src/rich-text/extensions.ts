import { Extension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isAllowedUrl } from './url.ts'
import { keptHtml } from './kept-html.ts'
import { tables } from './tables/table-nodes.ts'

/** Tab leaves the field, also in a list; these keys indent a list instead. */
const listKeys = Extension.create({
  name: 'listKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    }
  },
})

/** The editor's schema: the allow-list of HTML, and nothing else. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    // Here a deletion is `del`, not struck-through text.
    strike: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isAllowedUrl,
    },
  }),
  listKeys,
  ...keptHtml,
  tables,
]
