import { chakra } from '@chakra-ui/react'
import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'

const Group = chakra('fieldset', {
  base: { p: 3, m: 0, minW: 0, border: 0, borderBottom: '1px solid', borderColor: 'border' },
})

/** Focuses an input after the current update: the editor renders synchronously when it loses the focus. */
export const focusLater = (input: HTMLInputElement | null): void => queueMicrotask(() => input?.focus())

export interface ToolFormProps {
  label: string
  editor: Editor
  onClose: () => void
  children: ReactNode
}

/** A small form below the toolbar; Escape closes it and leads back to the text. */
export const ToolForm = ({ label, editor, onClose, children }: ToolFormProps) => (
  // A group, not a form element: forms cannot be nested.
  <Group
    aria-label={label}
    onKeyDown={(event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      editor.view.focus()
      onClose()
    }}
  >
    {children}
  </Group>
)
