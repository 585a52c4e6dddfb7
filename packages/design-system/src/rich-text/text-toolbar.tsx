import { chakra } from '@chakra-ui/react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'
import { useRoving } from '../segmented-progress/use-roving.ts'
import { toolNames, tools } from './toolbar-items.ts'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    p: 1,
    borderBottom: '1px solid',
    borderColor: 'border',
    '& [aria-pressed=true]': { bg: 'accent.subtle', color: 'accent', borderColor: 'accent' },
    '& [aria-disabled=true]': { color: 'fg.muted', opacity: 0.5, cursor: 'not-allowed' },
  },
})

export interface TextToolbarProps {
  editor: Editor
  /** What the toolbar belongs to: its accessible name. */
  label: string
  /** The id of the text. */
  controls: string
  /** Whether the form of a link is open. */
  linking: boolean
  onLink: () => void
}

/**
 * The toolbar of a text: one tab stop, arrow keys between the buttons (roving tabindex). A press keeps the selection of
 * the text.
 */
export function TextToolbar({ editor, label, controls, linking, onLink }: TextToolbarProps) {
  const { t } = useTranslation()
  const state = useEditorState({
    editor,
    selector: () => ({
      on: toolNames.filter((name) => tools[name].isOn?.(editor)),
      off: toolNames.filter((name) => tools[name].can?.(editor) === false),
      link: editor.isActive('link'),
    }),
  })
  const { list, move, leave, tabIndexOf } = useRoving<HTMLDivElement>(toolNames.length + 1, 0, true)
  return (
    <Bar
      ref={list}
      role="toolbar"
      aria-label={t('editing.text.toolbar', { label })}
      aria-controls={controls}
      onKeyDown={move}
      onBlur={leave}
      // Prevents the button from taking the focus, so that the text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
    >
      {toolNames.map((name, index) => {
        const { icon: Icon, run, isOn, keys } = tools[name]
        return (
          <IconButton
            key={name}
            label={t(`editing.text.${name}`)}
            aria-keyshortcuts={keys}
            tabIndex={tabIndexOf(index)}
            aria-pressed={isOn && state.on.includes(name)}
            aria-disabled={state.off.includes(name) || undefined}
            onClick={() => run(editor)}
          >
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        )
      })}
      <IconButton
        label={t('editing.text.link')}
        aria-keyshortcuts="Control+K"
        tabIndex={tabIndexOf(toolNames.length)}
        aria-pressed={state.link}
        aria-expanded={linking}
        onClick={onLink}
      >
        <Link size={20} aria-hidden="true" />
      </IconButton>
    </Bar>
  )
}
