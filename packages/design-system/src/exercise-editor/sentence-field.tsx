import { Stack } from '@chakra-ui/react'
import { markBlank, typeInto, type Cloze, type ClozeType, type MarkRefusal } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { RectangleEllipsis } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Said } from './editing.ts'
import { LinesField } from './lines-field.tsx'

export interface SentenceFieldProps {
  type: ClozeType
  cloze: Cloze
  onChange: (cloze: Cloze) => void
  said: Said
  announce: (text: string) => void
}

/** The sentence of an exercise: the selected text becomes a blank by a button. */
export function SentenceField({ type, cloze, onChange, said, announce }: SentenceFieldProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  /** The caret position to restore after a change that the field did not make itself. */
  const caret = useRef<number | null>(null)
  const [refused, setRefused] = useState<MarkRefusal | null>(null)

  useLayoutEffect(() => {
    if (caret.current === null) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const write = (next: string, at: number) => {
    const typed = typeInto(cloze, next, at)
    if (typed.cloze.masked !== next) caret.current = typed.caret
    setRefused(null)
    onChange(typed.cloze)
  }
  const mark = () => {
    const node = field.current
    if (!node) return
    const { selectionStart, selectionEnd } = node
    const done = markBlank(cloze, type, selectionStart, selectionEnd)
    node.focus()
    if ('refused' in done) {
      setRefused(done.refused)
      return
    }
    caret.current = done.caret
    setRefused(null)
    onChange(done.cloze)
    announce(t('exercise-editor.sentence.marked', { count: done.cloze.blanks.length - cloze.blanks.length }))
  }
  const hint = t(type === 'COMPLETE_LETTERS' ? 'exercise-editor.sentence.hintLetters' : 'exercise-editor.sentence.hint')
  return (
    <Stack gap={2}>
      <LinesField
        ref={field}
        label={t('exercise-editor.sentence.label')}
        hint={[hint, said.hint].filter(Boolean).join(' ')}
        error={refused ? t(`exercise-editor.sentence.refused.${refused}`) : said.error}
        lang="en"
        spellCheck
        value={cloze.masked}
        onChange={({ currentTarget }) => write(currentTarget.value, currentTarget.selectionStart)}
      />
      <Button onClick={mark} alignSelf="start">
        <RectangleEllipsis size={20} aria-hidden="true" />
        {t('exercise-editor.sentence.mark')}
      </Button>
    </Stack>
  )
}
