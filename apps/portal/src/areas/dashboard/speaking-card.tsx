import { Text } from '@chakra-ui/react'
import { FigureCard } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { AudioLines } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'

/** The current speaking chapter of the user; hidden before the first one. */
export function SpeakingCard() {
  const { t } = useTranslation()
  const { speaking_in_progress: speaking } = useUser()
  if (!speaking) return null
  const { number, name } = speaking.speaking_chapter
  const href = paths.speakingContent(speaking.book.id, number)
  return (
    <FigureCard
      data-wide=""
      icon={AudioLines}
      tone="info"
      label={<Link href={href}>{t('dashboard.speaking.title')}</Link>}
    >
      <Text lang="en" fontWeight="semibold" lineClamp={1}>
        {t('dashboard.speaking.chapter', { number, name })}
      </Text>
      <Text lang="en" textStyle="small" color="fg.muted" lineClamp={1}>
        {speaking.book.name}
      </Text>
    </FigureCard>
  )
}
