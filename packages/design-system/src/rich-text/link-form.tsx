import { Flex } from '@chakra-ui/react'
import type { Editor } from '@tiptap/core'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import { focusLater, ToolForm } from './tool-form.tsx'
import { normalizeUrl } from './url.ts'

export interface LinkFormProps {
  editor: Editor
  onClose: () => void
}

const hrefOf = (editor: Editor): string => {
  const href: unknown = editor.getAttributes('link')['href']
  return typeof href === 'string' ? href : ''
}

/** The URL of the selected words. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const { t } = useTranslation()
  const [there] = useState(() => hrefOf(editor))
  const [typed, setTyped] = useState(there)
  const [wrong, setWrong] = useState(false)

  function set() {
    const href = normalizeUrl(typed)
    setWrong(href === null)
    if (href === null) return
    // Before the form unmounts, so that the focus is never lost.
    editor.view.focus()
    const at = editor.chain().extendMarkRange('link')
    // With an empty selection the URL itself becomes the text.
    if (editor.state.selection.empty && there === '')
      at.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else at.setLink({ href }).run()
    onClose()
  }
  return (
    <ToolForm label={t('editing.text.link')} editor={editor} onClose={onClose}>
      <TextField
        ref={focusLater}
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
    </ToolForm>
  )
}
