import { chakra } from '@chakra-ui/react'
import { noHtml, type SafeHtml } from '@the-house/domain'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { selectedPicture } from './pictures/in-document.ts'
import { PictureForm } from './pictures/picture-form.tsx'
import { PictureSendings } from './pictures/picture-sendings.tsx'
import { UndescribedPictures } from './pictures/undescribed-pictures.tsx'
import { usePictures, type SendPicture } from './pictures/use-pictures.ts'
import { editorContent } from './editor-content.ts'
import { extensions } from './extensions.ts'
import { LinkForm } from './link-form.tsx'
import { textRecipe } from './text-recipe.ts'
import { TableForm } from './tables/table-form.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import type { ToolFormName } from './toolbar-items.ts'
import { normalizeHtml } from './normalize-html.ts'
import { useOutsideValue } from './use-outside-value.ts'

const Sheet = chakra('div', textRecipe)

export interface RichTextEditorProps {
  id: string
  label: string
  labelledBy: string
  describedBy: string | undefined
  invalid: boolean
  lang: string | undefined
  value: string
  onChange: (html: SafeHtml) => void
  onBlur: (() => void) | undefined
  onSendPicture: SendPicture | undefined
  failureOf: ((reason: unknown) => string | undefined) | undefined
}

/** The editor inside RichText, loaded lazily when the field is shown. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, labelledBy, describedBy, invalid, lang, value, onChange, onBlur, onSendPicture, failureOf } = props
  const pictures = usePictures(onSendPicture)
  const [form, setForm] = useState<ToolFormName | null>(null)
  const editor = useEditor({
    extensions,
    content: editorContent(value),
    // The Content Security Policy allows no injected styles.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(lang !== undefined && { lang }),
      },
      transformPastedHTML: (html, view) => pictures.clean(html, view),
      // Tab moves to the next field, in lists too.
      handleDOMEvents: {
        keydown: (_, event) => event.key === 'Tab',
        paste: (view, event) => {
          const isClaimed = pictures.takeFiles(view, event.clipboardData)
          if (isClaimed) event.preventDefault()
          return isClaimed
        },
        drop: (view, event) => {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
          const isClaimed = pictures.takeFiles(view, event.dataTransfer, at)
          if (isClaimed) event.preventDefault()
          return isClaimed
        },
      },
      handleKeyDown: ({ state }, event) => {
        const isLink = event.key === 'k' && (event.ctrlKey || event.metaKey)
        // Enter would put a new line in the place of a selected picture.
        const isPicture = event.key === 'Enter' && selectedPicture(state) !== null
        if (!isLink && !isPicture) return false
        setForm(isLink ? 'link' : 'describe')
        return true
      },
    },
    onUpdate: ({ editor: changed }) => {
      // What was redone may have arrived since.
      pictures.settle()
      const html = changed.isEmpty ? noHtml : normalizeHtml(changed.getHTML())
      noteOwn(html)
      onChange(html)
    },
    onBlur: () => onBlur?.(),
  })
  const noteOwn = useOutsideValue(value, (other) => {
    editor.commands.setContent(editorContent(other), { emitUpdate: false })
  })

  const picture = useEditorState({ editor, selector: () => selectedPicture(editor.state) })
  // Another picture that is selected later opens no form by itself.
  if (form === 'describe' && !picture) setForm(null)
  const close = () => setForm(null)

  return (
    <Sheet data-invalid={invalid || undefined}>
      <TextToolbar {...{ editor, label, form }} controls={id} onForm={setForm} />
      {form === 'link' && <LinkForm editor={editor} onClose={close} />}
      {form === 'table' && <TableForm editor={editor} onClose={close} />}
      {form === 'describe' && picture && <PictureForm key={picture.at} {...{ editor, picture }} onClose={close} />}
      <EditorContent editor={editor} />
      <UndescribedPictures editor={editor} onDescribe={() => setForm('describe')} />
      <PictureSendings pictures={pictures} failureOf={failureOf} />
    </Sheet>
  )
}
