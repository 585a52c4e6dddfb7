import { Stack } from '@chakra-ui/react'
import type { CourseEntity } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Controller } from 'react-hook-form'
import { errorText } from '../../../../page/form/error-text.ts'
import { FilePart } from '../../managed/file-part.tsx'
import { filesOf } from '../../managed/values.ts'
import type { NodeFormState } from './use-node-form.ts'

export interface FormFilesProps {
  entity: CourseEntity
  form: NodeFormState
}

/** The file fields of a row, which may be new: files are sent as they are chosen, and kept with the next save. */
export function FormFiles({ entity, form }: FormFilesProps) {
  const { t } = useTranslation()
  const places = filesOf(entity)
  if (places.length === 0) return null
  return (
    <Stack gap={5}>
      {places.map(({ name, label, kind }) => (
        <div key={name} data-fields={name}>
          <Controller
            control={form.control}
            name={name}
            render={({ field: { value }, fieldState: { error } }) => (
              <FilePart
                label={t(label)}
                kind={kind}
                value={value}
                error={errorText(error?.message)}
                onSend={(file, how) => form.sendFile(name, file, how)}
                onRemove={async () => form.change({ [name]: null })}
              />
            )}
          />
        </div>
      ))}
    </Stack>
  )
}
