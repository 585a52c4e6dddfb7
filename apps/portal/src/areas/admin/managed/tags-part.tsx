import { TagsField } from '@the-house/design-system/admin'
import type { FieldPartProps } from './field-props.ts'

const tagsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Edits free tags. */
export const TagsPart = ({ row: _row, value, ...rest }: FieldPartProps) => <TagsField {...rest} value={tagsIn(value)} />
