import type { ReactNode } from 'react'
import { LinesField } from './lines-field.tsx'

/** A field that holds HTML. */
export interface RichField {
  name: 'question' | 'feedback' | `alternative_feedback-${number}`
  label: string
  value: string
  onChange: (html: string) => void
  /** Help on how to fill it. */
  hint: string | undefined
  /** The error message. */
  error: string | undefined
}

/** Renders a field that holds HTML. */
export type RenderRichText = (field: RichField) => ReactNode

/** Plain HTML source, the default where no rich-text field is passed. */
export const plainHtml: RenderRichText = ({ name, onChange, ...field }) => (
  <LinesField {...field} name={name} lang="en" rows={3} onChange={(event) => onChange(event.currentTarget.value)} />
)
