import { chakra, Flex } from '@chakra-ui/react'
import { Card, Chip } from '@the-house/design-system'
import type { SpeakingChapter } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { AudioLines, ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'

const List = chakra('ol', { base: { display: 'grid', gap: 3, listStyle: 'none' } })
const Number = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: 11,
    h: 14,
    borderRadius: 'arch',
    textStyle: 'heading',
    bg: 'accent.subtle',
    color: 'accent',
  },
})
const Name = chakra('span', {
  base: {
    flex: '1 1 9rem',
    minW: 0,
    textStyle: 'label',
    fontWeight: 'semibold',
    // The whole card follows the link.
    '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'card' },
  },
})

export interface SpeakingChaptersProps {
  /** The id of the book that they are of. */
  book: number
  chapters: readonly SpeakingChapter[]
}

/** The chapters of a speaking book, in order; the one that the user is at is marked. */
export function SpeakingChapters({ book, chapters }: SpeakingChaptersProps) {
  const { t } = useTranslation()
  return (
    <List>
      {chapters.map(({ id, name, number, actual }) => (
        <li key={id} aria-current={actual ? 'step' : undefined}>
          <Card interactive tone={actual ? 'accent' : 'plain'} p={{ base: 3, sm: 4 }}>
            <Flex columnGap={4} rowGap={1} align="center" wrap="wrap">
              <Number aria-hidden="true">{number}</Number>
              <Name lang="en">
                <Link href={paths.speakingContent(book, number)}>{name}</Link>
              </Name>
              {actual ? (
                <Chip tone="accent">
                  <AudioLines size={16} aria-hidden="true" />
                  {t('speaking.actual')}
                </Chip>
              ) : (
                <ChevronRight size={20} aria-hidden="true" />
              )}
            </Flex>
          </Card>
        </li>
      ))}
    </List>
  )
}
