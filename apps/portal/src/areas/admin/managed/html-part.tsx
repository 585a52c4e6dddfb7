import { RichText } from '@the-house/design-system/admin'
import { textPictures } from '../../../api/text-pictures.ts'
import { textIn, type FieldPartProps } from './field-props.ts'

/** Edits rich text with headings, lists and links. */
export const HtmlPart = ({ row: _row, value, onChange, ...rest }: FieldPartProps) => (
  <RichText {...rest} {...textPictures} value={textIn(value)} onChange={onChange} />
)
