import { HStack, Stack } from '@chakra-ui/react'
import { itemsOf, splitSentence, type Alternative } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Scissors, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'

export interface SentenceSplitterProps {
  /** The items so far, in their right order. */
  items: Alternative[]
  onChange: (items: Alternative[]) => void
  announce: (text: string) => void
}

/** Makes the items of a sentence that is in its right order; the items that it replaces can be put back. */
export function SentenceSplitter({ items, onChange, announce }: SentenceSplitterProps) {
  const { t } = useTranslation()
  const [sentence, setSentence] = useState('')
  const [refused, setRefused] = useState(false)
  const [replaced, setReplaced] = useState<Alternative[] | null>(null)
  const split = () => {
    const words = splitSentence(sentence)
    setRefused(words.length < 2)
    if (words.length < 2) return
    setReplaced(items.some(({ title }) => title !== '') ? items : null)
    setSentence('')
    onChange(itemsOf(words))
    announce(t('exercise-editor.split.done', { count: words.length }))
  }
  const restore = () => {
    if (!replaced) return
    onChange(replaced)
    setReplaced(null)
    announce(t('exercise-editor.split.restored'))
  }
  return (
    <Stack gap={2}>
      <TextField
        label={t('exercise-editor.split.label')}
        hint={t('exercise-editor.split.hint')}
        error={refused && t('exercise-editor.split.refused')}
        lang="en"
        autoComplete="off"
        value={sentence}
        onChange={(event) => {
          setSentence(event.currentTarget.value)
          setRefused(false)
        }}
        onKeyDown={(event) => {
          // Enter would submit the form that the editor stands in.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          split()
        }}
      />
      <HStack gap={2} wrap="wrap">
        <Button onClick={split}>
          <Scissors size={18} aria-hidden="true" />
          {t('exercise-editor.split.button')}
        </Button>
        {replaced && (
          <Button variant="quiet" onClick={restore}>
            <Undo2 size={18} aria-hidden="true" />
            {t('exercise-editor.split.restore')}
          </Button>
        )}
      </HStack>
    </Stack>
  )
}
