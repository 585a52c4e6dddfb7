import { HStack, Text } from '@chakra-ui/react'
import { VisuallyHidden } from '@the-house/design-system'
import type { Chapter, ChapterState as State } from '@the-house/domain'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import { Check, ChevronRight, Lock, MapPin, Sparkles, type LucideIcon } from 'lucide-react'
import { formatDate } from '../../page/dates.ts'
import { useUser } from '../../session/session.ts'

interface Shown {
  Icon: LucideIcon
  color: string
  text: MessageKey
}

/** How an open chapter is shown by its state; one that is open to staff alone shows none. */
const shown: Record<Exclude<State, 'LOCKED'>, Shown> = {
  CONCLUDED: { Icon: Check, color: 'right', text: 'books.concluded' },
  CURRENT: { Icon: MapPin, color: 'accent', text: 'books.here' },
  NEW: { Icon: Sparkles, color: 'link', text: 'books.new' },
}

/** The state of a chapter, also of a server that says only whether it is concluded. */
function stateOf({ id, state, concluded }: Chapter, current: number): State {
  if (state) return state
  if (id === current) return 'CURRENT'
  return concluded ? 'CONCLUDED' : 'LOCKED'
}

/** The state of a chapter: concluded, where the user is, new, open or closed, with the date on which it opens. */
export function ChapterState({ chapter }: { chapter: Chapter }) {
  const { available, release_at } = chapter
  const { t } = useTranslation()
  const { unity, chapter: current } = useUser()
  const state = stateOf(chapter, current)
  if (!available) {
    return (
      <HStack color="fg.muted" flexShrink={0} gap={1.5}>
        <Lock size={18} aria-hidden="true" />
        {release_at ? (
          <Text textStyle="small">{t('books.opens', { date: formatDate(release_at, unity.time_zone) })}</Text>
        ) : (
          <VisuallyHidden>{t('books.closed')}</VisuallyHidden>
        )}
      </HStack>
    )
  }
  if (state === 'LOCKED') return <ChevronRight size={20} aria-hidden="true" />
  const { Icon, color, text } = shown[state]
  return (
    <HStack color={color} flexShrink={0} gap={1.5}>
      <Icon size={20} aria-hidden="true" />
      <Text textStyle="small" fontWeight="medium" srOnly={state === 'CONCLUDED' ? { base: true, sm: false } : false}>
        {t(text)}
      </Text>
    </HStack>
  )
}
