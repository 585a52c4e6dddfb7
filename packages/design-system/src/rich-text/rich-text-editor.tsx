import { chakra } from '@chakra-ui/react'
import { noHtml, type SafeHtml } from '@the-house/domain'
import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { PictureSendings } from './pictures/picture-sendings.tsx'
import { usePictures, type SendPicture } from './pictures/use-pictures.ts'
import { editorContent } from './editor-content.ts'
import { extensions } from './extensions.ts'
import { LinkForm } from './link-form.tsx'
import { textRecipe } from './text-recipe.ts'
import { TextToolbar } from './text-toolbar.tsx'
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
  const [linking, setLinking] = useState(false)
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
      handleKeyDown: (_, event) => {
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        setLinking(true)
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

  return (
    <Sheet data-invalid={invalid || undefined}>
      <TextToolbar {...{ editor, label, linking }} controls={id} onLink={() => setLinking(!linking)} />
      {linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} />
      <PictureSendings pictures={pictures} failureOf={failureOf} />
    </Sheet>
  )
}
