import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { commentMax, type Phrase } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import { PhraseList } from './phrase-list.tsx'

const Sheet = chakra('form', {
  base: { p: 4, bg: 'bg.sunken', borderRadius: 'card', border: '1px solid', borderColor: 'border' },
})

export interface PassageFormProps {
  /** The passage that the comment is on. */
  passage: string
  /** The initial text of the comment. */
  start: string
  phrases: readonly Phrase[]
  onKeep: (text: string) => void
  onForget: (phrase: Phrase) => void
  onSave: (text: string) => void
  onCancel: () => void
}

/** The form of an inline comment: typed, or chosen from the teacher's saved comments. */
export function PassageForm({ passage, start, phrases, onKeep, onForget, onSave, onCancel }: PassageFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(start)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const said = text.trim()
  const isKept = phrases.some((phrase) => phrase.text === said)
  return (
    <Sheet
      aria-label={t('corrections.passages.on', { text: passage })}
      onSubmit={(event) => {
        event.preventDefault()
        if (said) onSave(said)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      <Stack gap={3}>
        <Text textStyle="label" overflowWrap="anywhere" lang="en">
          “{passage}”
        </Text>
        <TextField
          ref={field}
          label={t('corrections.passages.comment')}
          maxLength={commentMax}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Flex gap={2} wrap="wrap">
          <Button type="submit" aria-disabled={!said}>
            {t('corrections.passages.add')}
          </Button>
          <Button onClick={onCancel}>{t('corrections.passages.cancel')}</Button>
          {said !== '' && !isKept && <Button onClick={() => onKeep(said)}>{t('corrections.passages.keep')}</Button>}
        </Flex>
        <PhraseList
          phrases={phrases}
          onUse={(phrase) => {
            setText(phrase.text)
            field.current?.focus()
          }}
          onForget={onForget}
        />
      </Stack>
    </Sheet>
  )
}
