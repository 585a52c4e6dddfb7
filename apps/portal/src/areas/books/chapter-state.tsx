import { HStack, Text } from '@chakra-ui/react'
import { VisuallyHidden } from '@the-house/design-system'
import type { Chapter } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Check, ChevronRight, Lock } from 'lucide-react'
import { formatDate } from '../../page/dates.ts'
import { useUser } from '../../session/session.ts'

/** The state of a chapter: concluded, open or closed; for autodidacts also the date on which it opens. */
export function ChapterState({ chapter: { available, concluded, release_at } }: { chapter: Chapter }) {
  const { t } = useTranslation()
  const { profile, unity } = useUser()
  if (!available) {
    const dated = profile === 'AUTODIDACT' && release_at
    return (
      <HStack color="fg.muted" flexShrink={0} gap={1.5}>
        <Lock size={18} aria-hidden="true" />
        {dated ? (
          <Text textStyle="small">{t('books.opens', { date: formatDate(release_at, unity.time_zone) })}</Text>
        ) : (
          <VisuallyHidden>{t('books.closed')}</VisuallyHidden>
        )}
      </HStack>
    )
  }
  if (!concluded) return <ChevronRight size={20} aria-hidden="true" />
  return (
    <HStack color="right" flexShrink={0} gap={1.5}>
      <Check size={20} aria-hidden="true" />
      <Text textStyle="small" fontWeight="medium" srOnly={{ base: true, sm: false }}>
        {t('books.concluded')}
      </Text>
    </HStack>
  )
}
