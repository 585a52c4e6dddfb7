import { Flex, Stack } from '@chakra-ui/react'
import type { Editor } from '@tiptap/core'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { Button } from '../../button/button.tsx'
import { TextField } from '../../field/text-field.tsx'
import { SwitchField } from '../../switch-field/switch-field.tsx'
import { ToolForm, focusLater } from '../tool-form.tsx'
import { describePicture, type PictureInText } from './in-document.ts'

/** Screen readers read a longer one without a pause; what needs more stands in the text. */
const longest = 300

export interface PictureFormProps {
  editor: Editor
  /** The selected picture. */
  picture: PictureInText
  onClose: () => void
}

/** The alternative text of the selected picture. */
export function PictureForm({ editor, picture, onClose }: PictureFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(picture.alt ?? '')
  const [isDecoration, setDecoration] = useState(picture.alt === '')

  function set() {
    // Before the form unmounts, so that the focus is never lost.
    editor.view.focus()
    describePicture(editor.view, picture, isDecoration ? '' : text.trim() || null)
    onClose()
  }
  return (
    <ToolForm label={t('editing.text.describe')} editor={editor} onClose={onClose}>
      <Stack gap={3}>
        <TextField
          ref={focusLater}
          label={t('editing.text.describe')}
          hint={
            picture.alt === null && !isDecoration ? t('editing.text.describeMissing') : t('editing.text.describeHint')
          }
          autoComplete="off"
          maxLength={longest}
          value={isDecoration ? '' : text}
          disabled={isDecoration}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            set()
          }}
        />
        <SwitchField label={t('editing.text.decorative')} checked={isDecoration} onChange={setDecoration} />
        <Flex gap={2} wrap="wrap">
          <Button variant="primary" onClick={set}>
            {t('editing.text.setDescription')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              editor.view.focus()
              editor.commands.deleteSelection()
              onClose()
            }}
          >
            {t('editing.text.removePicture')}
          </Button>
        </Flex>
      </Stack>
    </ToolForm>
  )
}
