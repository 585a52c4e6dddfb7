import { FileField, type FileFieldProps, type StoredFile } from '@the-house/design-system/admin'
import { ApiError, errorMessageOf } from '../../../api/api-error.ts'
import type { FormKind } from '../resource/resource.ts'

const failureOf = (reason: unknown) => (reason instanceof ApiError ? errorMessageOf(reason) : undefined)

/** A file in a row or in a form, as far as it can be shown. */
const storedIn = (value: unknown): StoredFile | null => {
  if (typeof value !== 'object' || value === null || !('url' in value) || typeof value.url !== 'string') return null
  return { url: value.url, ...('name' in value && typeof value.name === 'string' && { name: value.name }) }
}

export interface FilePartProps extends Pick<FileFieldProps, 'label' | 'error' | 'onSend' | 'onRemove'> {
  kind: FormKind
  /** The file as the row or the form has it. */
  value: unknown
}

/** The field of a file of a record. */
export const FilePart = ({ kind, value, ...rest }: FilePartProps) => (
  <FileField
    {...rest}
    kind={typeof kind === 'object' && 'file' in kind ? kind.file : 'any'}
    value={storedIn(value)}
    failureOf={failureOf}
  />
)
