import { chakra } from '@chakra-ui/react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslation } from '@the-house/i18n'
import { IconButton } from '../button/icon-button.tsx'
import { useRoving } from '../segmented-progress/use-roving.ts'
import { pressedStyle } from './pressed-style.ts'
import { formTools, toolForms, toolNames, tools, type ToolFormName } from './toolbar-items.ts'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    p: 1,
    borderBottom: '1px solid',
    borderColor: 'border',
    '& [aria-pressed=true]': pressedStyle,
    '& [aria-disabled=true]': { color: 'fg.muted', opacity: 0.5, cursor: 'not-allowed' },
  },
})

export interface TextToolbarProps {
  editor: Editor
  /** What the toolbar belongs to: its accessible name. */
  label: string
  /** The id of the text. */
  controls: string
  /** The form that is open below it. */
  form: ToolFormName | null
  onForm: (form: ToolFormName | null) => void
}

/**
 * The toolbar of a text: one tab stop, arrow keys between the buttons (roving tabindex). A press keeps the selection of
 * the text.
 */
export function TextToolbar({ editor, label, controls, form, onForm }: TextToolbarProps) {
  const { t } = useTranslation()
  const state = useEditorState({
    editor,
    selector: () => ({
      on: toolNames.filter((name) => tools[name].isOn?.(editor)),
      off: toolNames.filter((name) => tools[name].can?.(editor) === false),
      formsOn: toolForms.filter((name) => formTools[name].isOn(editor)),
      formsOff: toolForms.filter((name) => formTools[name].can?.(editor) === false),
    }),
  })
  const { list, move, leave, tabIndexOf } = useRoving<HTMLDivElement>(toolNames.length + toolForms.length, 0, true)
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
      {toolForms.map((name, index) => {
        const { icon: Icon, keys } = formTools[name]
        const isOff = state.formsOff.includes(name)
        return (
          <IconButton
            key={name}
            label={t(`editing.text.${name}`)}
            aria-keyshortcuts={keys}
            tabIndex={tabIndexOf(toolNames.length + index)}
            aria-pressed={state.formsOn.includes(name)}
            aria-expanded={form === name}
            aria-disabled={isOff || undefined}
            onClick={() => !isOff && onForm(form === name ? null : name)}
          >
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        )
      })}
    </Bar>
  )
}
