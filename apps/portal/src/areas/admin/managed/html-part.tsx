import { TextAreaField } from '@the-house/design-system'
import { textIn, type FieldPartProps } from './field-props.ts'

/** The most signs of a text, as the school takes them. */
const longText = 100_000

/** Text with headings, lists and links. */
export const HtmlPart = ({ row: _row, value, onChange, ...rest }: FieldPartProps) => (
  <TextAreaField {...rest} limit={longText} value={textIn(value)} onChange={({ target }) => onChange(target.value)} />
)
