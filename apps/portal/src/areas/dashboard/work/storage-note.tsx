import { Text } from '@chakra-ui/react'
import type { Work } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatFileSize } from '../../../page/format-file-size.ts'

/** Below this, an administrator is warned: the school refuses writes before its disk is full. */
const fewBytes = 1024 ** 3

/** How large the school's data are, and how much the disk still takes. */
export function StorageNote({ storage }: { storage: NonNullable<Work['storage']> }) {
  const { t, i18n } = useTranslation()
  const { database_bytes, free_bytes } = storage
  const size = formatFileSize(database_bytes, i18n.language)
  const isFew = free_bytes !== null && free_bytes < fewBytes
  return (
    <Text textStyle="small" color={isFew ? 'wrong' : 'fg.muted'} fontWeight={isFew ? 'semibold' : 'normal'}>
      {free_bytes === null
        ? t('work.storage.size', { size })
        : t(isFew ? 'work.storage.few' : 'work.storage.free', {
            size,
            free: formatFileSize(free_bytes, i18n.language),
          })}
    </Text>
  )
}
