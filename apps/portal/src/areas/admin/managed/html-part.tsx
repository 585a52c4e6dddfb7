import { RichText } from '@the-house/design-system/admin'
import { textIn, type FieldPartProps } from './field-props.ts'

/** Edits rich text with headings, lists and links. */
export const HtmlPart = ({ row: _row, value, onChange, ...rest }: FieldPartProps) => (
  <RichText {...rest} value={textIn(value)} onChange={onChange} />
)
