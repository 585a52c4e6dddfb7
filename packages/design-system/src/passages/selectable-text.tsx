import { useTranslation } from '@the-house/i18n'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useLiveRegion } from '../live-region/use-live-region.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { TextRange } from './passage-parts.ts'
import { PassageText, type PassageTextProps } from './passage-text.tsx'
import { selectedRange, selectRange } from './selected-range.ts'
import { useWordKeys } from './use-word-keys.ts'

export interface SelectableTextProps extends Pick<PassageTextProps, 'text' | 'passages'> {
  /** The accessible name of the text. */
  label: string
  /** The selected range; null: none. */
  onSelect: (range: TextRange | null) => void
  /** Called on Enter while something is selected. */
  onEnter: () => void
}

/** A text whose passages can be selected: by mouse, touch, or word by word with the arrow keys. */
export function SelectableText({ text, passages, label, onSelect, onEnter }: SelectableTextProps) {
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const hint = useId()
  const { announce, region } = useLiveRegion()
  const keys = useWordKeys(text, (range) => {
    if (root.current) selectRange(root.current, range)
    announce(text.slice(range.start, range.end))
    onSelect(range)
  })
  const look = useEffectEvent(() => {
    const selection = document.getSelection()
    if (!root.current || !selection?.anchorNode || !root.current.contains(selection.anchorNode)) return
    onSelect(selectedRange(root.current, text))
  })
  useEffect(() => {
    const listener = () => look()
    document.addEventListener('selectionchange', listener)
    return () => document.removeEventListener('selectionchange', listener)
  }, [])
  return (
    <>
      <PassageText
        ref={root}
        text={text}
        passages={passages}
        as="section"
        aria-label={label}
        aria-describedby={hint}
        tabIndex={0}
        borderRadius="sm"
        onKeyDown={(event) => {
          const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
          if (isEnter) onEnter()
          if (isEnter || keys(event)) event.preventDefault()
        }}
      />
      <VisuallyHidden id={hint}>{t('corrections.passages.keys')}</VisuallyHidden>
      {region}
    </>
  )
}
