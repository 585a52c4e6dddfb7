import { Flex, Stack, Text } from '@chakra-ui/react'
import { passagesMax, type Passage, type Phrase } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { MessageSquarePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { PassageForm } from './passage-form.tsx'
import { PassageActions } from './passage-actions.tsx'
import { PassageList } from './passage-list.tsx'
import { isOverlapping, type TextRange } from './passage-parts.ts'
import { SelectableText } from './selectable-text.tsx'

export interface PassageEditorProps {
  /** The accessible name of the text. */
  label: string
  text: string
  /** Sorted and without overlaps. */
  value: readonly Passage[]
  onChange: (passages: Passage[]) => void
  /** The teacher's saved comments. */
  phrases: readonly Phrase[]
  onKeep: (text: string) => void
  onForget: (phrase: Phrase) => void
  /** Read-only. */
  disabled?: boolean
}

/** A student's text with a teacher's inline comments on its passages (annotations). Words of area `corrections`. */
export function PassageEditor(props: PassageEditorProps) {
  const { label, text, value, onChange, phrases, onKeep, onForget, disabled = false } = props
  const { t } = useTranslation()
  const [selected, setSelected] = useState<TextRange | null>(null)
  const [open, setOpen] = useState<TextRange | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const others = value.filter(({ start }) => start !== open?.start)
  const taken = selected !== null && isOverlapping(selected, value)
  const mayComment = selected !== null && !taken && !disabled && value.length < passagesMax

  const begin = () => {
    if (mayComment) setOpen(selected)
  }
  const close = () => {
    setOpen(null)
    box.current?.querySelector<HTMLElement>('section')?.focus()
  }
  const save = (said: string) => {
    if (!open) return
    onChange([...others, { ...open, text: said }].toSorted((one, other) => one.start - other.start))
    setSelected(null)
    close()
  }
  return (
    <Stack ref={box} gap={3}>
      <SelectableText label={label} text={text} passages={value} onSelect={setSelected} onEnter={begin} />
      {open ? (
        <PassageForm
          key={open.start}
          passage={text.slice(open.start, open.end)}
          start={value.find(({ start }) => start === open.start)?.text ?? ''}
          {...{ phrases, onKeep, onForget }}
          onSave={save}
          onCancel={close}
        />
      ) : (
        !disabled && (
          <Flex gap={3} align="center" wrap="wrap" minH="target">
            {mayComment && (
              <Button onClick={begin}>
                <MessageSquarePlus size={18} aria-hidden="true" />
                {t('corrections.passages.begin')}
              </Button>
            )}
            <Text textStyle="small" color="fg.muted" flex="1 1 14rem">
              {t(taken ? 'corrections.passages.taken' : 'corrections.passages.hint')}
            </Text>
          </Flex>
        )
      )}
      <PassageList
        text={text}
        passages={value}
        renderActions={
          disabled
            ? undefined
            : (passage, words) => (
                <PassageActions
                  words={words}
                  onEdit={() => setOpen({ start: passage.start, end: passage.end })}
                  onRemove={() => onChange(value.filter((one) => one !== passage))}
                />
              )
        }
      />
    </Stack>
  )
}
