import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { Disclosure } from '../disclosure/disclosure.tsx'
import type { RenderRichText } from './rich-field.tsx'

export interface ChoiceFeedbackProps {
  /** The id of the choice. */
  id: number
  /** The accessible name of the choice. */
  name: string
  /** HTML; '' where there is none. */
  html: string
  onChange: (html: string) => void
  renderRichText: RenderRichText
}

/** What is said to a student who has chosen a choice; folded away until it is wanted. */
export function ChoiceFeedback({ id, name, html, onChange, renderRichText }: ChoiceFeedbackProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(html !== '')
  const label = t('exercise-editor.choiceFeedback.label', { name })
  return (
    // Kept: a picture of it may still be on its way.
    <Disclosure keep label={label} open={open} onToggle={() => setOpen(!open)}>
      {renderRichText({
        name: `alternative_feedback-${id}`,
        label,
        value: html,
        onChange,
        hint: t('exercise-editor.choiceFeedback.hint'),
        error: undefined,
      })}
    </Disclosure>
  )
}
