import { Box, chakra } from '@chakra-ui/react'
import { TopicIcon, VisuallyHidden } from '@the-house/design-system'
import type { Topic } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Check, Lock } from 'lucide-react'
import { Link } from 'wouter'
import { useTopicName } from './use-topic-name.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: 2,
    listStyle: 'none',
    maxW: { md: '30rem' },
    flex: '1',
  },
})

const tab = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minH: { base: 'target', md: 16 },
  borderRadius: 'card',
  border: '1.5px solid',
  borderColor: 'border',
  bg: 'bg.surface',
  color: 'fg.muted',
  textDecoration: 'none',
  transition: 'border-color 120ms, background-color 120ms, color 120ms',
} as const
const Tab = chakra(Link, {
  base: {
    ...tab,
    '&:hover': { borderColor: 'border.strong', color: 'fg' },
    '&[aria-current]': {
      borderColor: 'accent',
      bg: 'accent.subtle',
      color: 'accent',
      // With forced colors the current topic has a thicker border.
      '@media (forced-colors: active)': { borderWidth: '4px' },
    },
  },
})
const ClosedTab = chakra('span', { base: { ...tab, bg: 'transparent', borderStyle: 'dashed' } })
const Badge = chakra('span', {
  base: {
    position: 'absolute',
    top: 1,
    insetInlineEnd: 1,
    display: 'grid',
    placeItems: 'center',
    w: 5,
    h: 5,
    borderRadius: 'full',
  },
})

export interface TopicTabsProps {
  topics: Topic[]
  current: Topic | undefined
  hrefOf: (topic: Topic) => string
}

/** The topics as pictures. */
export function TopicTabs({ topics, current, hrefOf }: TopicTabsProps) {
  const { t } = useTranslation()
  const nameOf = useTopicName()
  return (
    <Box as="nav" aria-label={t('books.topics')} flex="1">
      <List>
        {topics.map((topic) => (
          <li key={topic.id}>
            {topic.available ? (
              <Tab href={hrefOf(topic)} aria-current={topic.id === current?.id ? 'page' : undefined} title={topic.name}>
                <TopicIcon icon={topic.icon ?? 'story'} boxSize={{ base: 7, md: 8 }} />
                <VisuallyHidden>{nameOf(topic)}</VisuallyHidden>
                {topic.concluded && (
                  <Badge color="right" aria-hidden="true">
                    <Check size={16} strokeWidth={3} />
                  </Badge>
                )}
              </Tab>
            ) : (
              <ClosedTab title={nameOf(topic)}>
                <TopicIcon icon={topic.icon ?? 'story'} boxSize={{ base: 7, md: 8 }} />
                <VisuallyHidden>{nameOf(topic)}</VisuallyHidden>
                <Badge aria-hidden="true">
                  <Lock size={14} />
                </Badge>
              </ClosedTab>
            )}
          </li>
        ))}
      </List>
    </Box>
  )
}
