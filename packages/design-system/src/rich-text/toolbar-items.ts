import { allowedHtml } from '@the-house/domain'
import type { Editor } from '@tiptap/core'
import { isInTable } from '@tiptap/pm/tables'
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Table,
  TextQuote,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { selectedPicture } from './pictures/in-document.ts'

export const toolNames = [
  'bold',
  'italic',
  'heading2',
  'heading3',
  'bullets',
  'numbers',
  'quote',
  'undo',
  'redo',
] as const
export type ToolName = (typeof toolNames)[number]

interface Tool {
  icon: LucideIcon
  run: (editor: Editor) => boolean
  /** Whether it is active at the caret; left out for one-time actions. */
  isOn?: (editor: Editor) => boolean
  /** Whether it can be applied at the caret. */
  can?: (editor: Editor) => boolean
  /** The keyboard shortcut. */
  keys: string
}

const mod = 'Control'
/** The action of each toolbar button. */
export const tools: Record<ToolName, Tool> = {
  bold: {
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
    keys: `${mod}+B`,
  },
  italic: {
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
    keys: `${mod}+I`,
  },
  heading2: {
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    keys: `${mod}+Alt+2`,
  },
  heading3: {
    icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    keys: `${mod}+Alt+3`,
  },
  bullets: {
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
    keys: `${mod}+Shift+8`,
  },
  numbers: {
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
    keys: `${mod}+Shift+7`,
  },
  quote: {
    icon: TextQuote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
    keys: `${mod}+Shift+B`,
  },
  undo: {
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
    keys: `${mod}+Z`,
  },
  redo: {
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
    keys: `${mod}+Shift+Z`,
  },
}

const tags: readonly string[] = allowedHtml.tags

/** The forms of the toolbar; that of tables where the allow-list keeps them. */
export const toolForms = (['link', 'table', 'describe'] as const).filter(
  (name) => name !== 'table' || tags.includes('table'),
)
export type ToolFormName = (typeof toolForms)[number]

/** The button of each form. */
export const formTools: Record<
  ToolFormName,
  Pick<Tool, 'icon' | 'can'> & { isOn: (editor: Editor) => boolean; keys?: string }
> = {
  link: { icon: Link, isOn: (editor) => editor.isActive('link'), keys: `${mod}+K` },
  table: { icon: Table, isOn: ({ state }) => isInTable(state) },
  describe: {
    icon: Image,
    isOn: ({ state }) => selectedPicture(state) !== null,
    can: ({ state }) => selectedPicture(state) !== null,
  },
}
