import { FileField, type FileFieldProps, type StoredFile } from '@the-house/design-system/admin'
import { shownFileSchema } from '@the-house/domain'
import { ApiError, errorMessageOf } from '../../../api/api-error.ts'
import type { FormKind } from '../resource/resource.ts'

const failureOf = (reason: unknown) => (reason instanceof ApiError ? errorMessageOf(reason) : undefined)

/** A file in a row or in a form, as far as it can be shown. */
function storedIn(value: unknown): StoredFile | null {
  if (!shownFileSchema.isValidSync(value)) return null
  const { bytes, ...file } = shownFileSchema.cast(value)
  return { ...file, size: bytes }
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
