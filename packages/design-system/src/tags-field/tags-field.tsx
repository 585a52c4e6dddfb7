import { chakra, Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { controlRecipe } from '../field/control-recipe.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { useLiveRegion } from '../live-region/use-live-region.tsx'
import { ChosenChips } from '../search-select/chosen-chips.tsx'
import { entryOf, tagsOf, typing, withTyped, type TagEntry } from './tag-entry.ts'

const Input = chakra('input', controlRecipe)

export interface TagsFieldProps extends Omit<FieldProps, 'children'> {
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  disabled?: boolean
}

/** Free words as chips above a text field; Enter or a comma adds the typed one. Words of area `editing`. */
export function TagsField({
  label,
  quietLabel,
  hint,
  error,
  value,
  onChange,
  onBlur,
  disabled = false,
}: TagsFieldProps) {
  const { t } = useTranslation()
  const { announce, region } = useLiveRegion()
  const [last, setLast] = useState<TagEntry>({ tags: value, typed: '' })
  const entry = entryOf(value, last)
  const change = (next: TagEntry) => {
    setLast(next)
    onChange(tagsOf(next))
    const added = next.tags.filter((tag) => !entry.tags.includes(tag))
    if (added.length > 0) announce(t('editing.tags.added', { tags: added.join(', ') }))
  }
  return (
    <Field {...{ label, quietLabel, hint, error }}>
      {(control) => (
        <Stack gap={2}>
          <ChosenChips
            {...{ label, disabled }}
            chosen={entry.tags.map((tag, id) => ({ id, label: tag }))}
            onRemove={({ label: removed }) => {
              change({ ...entry, tags: entry.tags.filter((tag) => tag !== removed) })
              document.getElementById(control.id)?.focus()
            }}
          />
          <Input
            {...control}
            {...{ disabled, onBlur }}
            type="text"
            autoComplete="off"
            enterKeyHint="enter"
            value={entry.typed}
            onChange={({ target }) => change(typing(entry, target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // Without this, Enter submits the form.
              event.preventDefault()
              if (entry.typed !== '') change(withTyped(entry))
            }}
          />
          {region}
        </Stack>
      )}
    </Field>
  )
}
