import type { ReactNode } from 'react'
import { LinesField } from './lines-field.tsx'

/** A field that holds html. */
export interface RichField {
  name: 'question' | 'feedback'
  label: string
  value: string
  onChange: (html: string) => void
  /** What helps to fill it. */
  hint: string | undefined
  /** What is wrong with it. */
  error: string | undefined
}

/** Shows a field that holds html. */
export type RenderRichText = (field: RichField) => ReactNode

/** Html as it is, where nothing richer is given. */
export const plainHtml: RenderRichText = ({ name, onChange, ...field }) => (
  <LinesField {...field} name={name} lang="en" rows={3} onChange={(event) => onChange(event.currentTarget.value)} />
)
