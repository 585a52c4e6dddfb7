import { Stack, Text } from '@chakra-ui/react'
import { ChoiceChips } from '@the-house/design-system'
import { errorTags, type ErrorTag } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

export interface TagFieldProps {
  value: readonly ErrorTag[]
  onChange: (tags: ErrorTag[]) => void
}

/** Selects the tags of mistakes of a text. */
export function TagField({ value, onChange }: TagFieldProps) {
  const { t } = useTranslation()
  const wordOf = (tag: ErrorTag) => t(`corrected.tag.${tag}`)
  return (
    <Stack gap={1.5}>
      <Text textStyle="label" aria-hidden="true">
        {t('corrections.desk.tags')}
      </Text>
      <ChoiceChips
        label={t('corrections.desk.tags')}
        options={errorTags.map(wordOf)}
        chosen={value.map(wordOf)}
        onChange={(words) => onChange(errorTags.filter((tag) => words.includes(wordOf(tag))))}
      />
    </Stack>
  )
}
