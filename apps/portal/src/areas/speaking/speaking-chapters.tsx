import { chakra, Flex } from '@chakra-ui/react'
import { Card, Chip } from '@the-house/design-system'
import type { SpeakingChapter } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { AudioLines, ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { ChapterArch, ChapterName } from '../../page/chapter-arch.ts'
import { paths } from '../../page/paths.ts'

const List = chakra('ol', { base: { display: 'grid', gap: 3, listStyle: 'none' } })

export interface SpeakingChaptersProps {
  /** The id of the speaking book. */
  book: number
  chapters: readonly SpeakingChapter[]
}

/** The chapters of a speaking book in order; the current one of the user is marked. */
export function SpeakingChapters({ book, chapters }: SpeakingChaptersProps) {
  const { t } = useTranslation()
  return (
    <List>
      {chapters.map(({ id, name, number, actual }) => (
        <li key={id} aria-current={actual ? 'step' : undefined}>
          <Card interactive tone={actual ? 'accent' : 'plain'} p={{ base: 3, sm: 4 }}>
            <Flex columnGap={4} rowGap={1} align="center" wrap="wrap">
              <ChapterArch aria-hidden="true">{number}</ChapterArch>
              <ChapterName flex="1 1 9rem" minW={0} lang="en">
                <Link href={paths.speakingContent(book, number)}>{name}</Link>
              </ChapterName>
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
