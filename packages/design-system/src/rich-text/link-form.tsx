import { chakra, Flex } from '@chakra-ui/react'
import type { Editor } from '@tiptap/core'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import { meantAddress } from './address.ts'

const Group = chakra('fieldset', {
  base: { p: 3, m: 0, border: 0, borderBottom: '1px solid', borderColor: 'border' },
})
/** Once all is in its place: the editor hears at once that the focus has left it, and renders. */
const toInput = (input: HTMLInputElement | null) => queueMicrotask(() => input?.focus())

export interface LinkFormProps {
  editor: Editor
  onClose: () => void
}

const hrefOf = (editor: Editor): string => {
  const href: unknown = editor.getAttributes('link')['href']
  return typeof href === 'string' ? href : ''
}

/** Where the chosen words lead. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const { t } = useTranslation()
  const [there] = useState(() => hrefOf(editor))
  const [typed, setTyped] = useState(there)
  const [wrong, setWrong] = useState(false)

  function set() {
    const href = meantAddress(typed)
    setWrong(href === null)
    if (href === null) return
    // Before the form goes, so that the focus is never nowhere.
    editor.view.focus()
    const at = editor.chain().extendMarkRange('link')
    // With no words chosen the address itself is what is read.
    if (editor.state.selection.empty && there === '')
      at.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else at.setLink({ href }).run()
    onClose()
  }
  return (
    // Inside the form of its page there can be no other form.
    <Group
      aria-label={t('editing.text.link')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        event.preventDefault()
        editor.view.focus()
        onClose()
      }}
    >
      <TextField
        ref={toInput}
        label={t('editing.text.address')}
        hint={t('editing.text.addressHint')}
        error={wrong && t('editing.text.noAddress')}
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          set()
        }}
      />
      <Flex gap={2} mt={3} wrap="wrap">
        <Button variant="primary" onClick={set}>
          {t('editing.text.setLink')}
        </Button>
        {there !== '' && (
          <Button
            variant="quiet"
            onClick={() => {
              editor.view.focus()
              editor.chain().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {t('editing.text.removeLink')}
          </Button>
        )}
      </Flex>
    </Group>
  )
}
