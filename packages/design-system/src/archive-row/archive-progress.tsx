import { Flex, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { ProgressLine } from '../progress-line/progress-line.tsx'

export interface ArchiveProgressProps {
  percent: number | undefined
  name: string
}

/** The progress of a download. */
export function ArchiveProgress({ percent, name }: ArchiveProgressProps) {
  const { t } = useTranslation()
  return (
    <Flex direction="column" gap={1}>
      <ProgressLine label={t('downloads.progressOf', { name })} {...(percent !== undefined && { value: percent })} />
      <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden="true">
        {percent === undefined ? t('downloads.coming') : t('downloads.percent', { percent })}
      </Text>
    </Flex>
  )
}
