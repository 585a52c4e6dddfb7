import { Stack, Text, type StackProps } from '@chakra-ui/react'
import { Html } from '@the-house/design-system'
import { PassageList } from '@the-house/design-system/admin'
import type { Correction } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

export interface CorrectionSummaryProps extends StackProps {
  text: string
  correction: Pick<Correction, 'feedback' | 'comments' | 'tags'>
}

/** A text of a student with its feedback, inline comments and tags. */
export function CorrectionSummary({ text, correction: { feedback, comments, tags }, ...rest }: CorrectionSummaryProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={2} {...rest}>
      <Text lang="en" translate="no" color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
      {feedback && <Html html={feedback} />}
      <PassageList text={text} passages={comments} />
      {tags.length > 0 && <Text textStyle="small">{tags.map((tag) => t(`corrected.tag.${tag}`)).join(', ')}</Text>}
    </Stack>
  )
}
