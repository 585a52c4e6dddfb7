import { chakra } from '@chakra-ui/react'
import type { FileFacts } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { clockTime } from './clock-time.ts'
import { formatFileSize } from './format-file-size.ts'

const Line = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

/** Length, pages and size of a file, before it is loaded; nothing where they are not known. */
export function FactsLine({ facts }: { facts: FileFacts | undefined }) {
  const { t, i18n } = useTranslation()
  const { seconds, pages, bytes } = facts ?? {}
  const known = [
    seconds !== undefined && clockTime(seconds),
    pages !== undefined && t('learning.file.pages', { count: pages }),
    bytes !== undefined && formatFileSize(bytes, i18n.language),
  ].filter(Boolean)
  return known.length > 0 && <Line>{known.join(' · ')}</Line>
}
