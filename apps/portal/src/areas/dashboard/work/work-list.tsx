import { Box, chakra, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { Work, WorkItem } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { formatSince } from './format-since.ts'
import { workLooks } from './work-labels.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: { base: 3, md: 4 },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  },
})

/** The link covers its whole card. */
const Cover = chakra(Link, {
  base: { fontWeight: 'semibold', _before: { content: '""', position: 'absolute', inset: 0 } },
})

/** Everything that waits, the most urgent first: each number leads to its list. */
export function WorkList({ items, server_time }: Pick<Work, 'items' | 'server_time'>) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.kind}>
          <WorkCard item={item} now={server_time} />
        </li>
      ))}
    </List>
  )
}

function WorkCard({ item, now }: { item: WorkItem; now: string }) {
  const { t, i18n } = useTranslation()
  const { Icon, label } = workLooks[item.kind]
  return (
    <Card interactive position="relative" display="flex" gap={3} alignItems="start" h="full" p={4}>
      <Box as={Icon} boxSize={6} color="accent" flexShrink={0} aria-hidden="true" />
      <Stack gap={0.5} minW={0}>
        <Cover href={item.href}>{t(label, { count: item.count })}</Cover>
        {item.oldest_at && (
          <Text textStyle="small" color="fg.muted">
            {t(Date.parse(item.oldest_at) > Date.parse(now) ? 'work.first' : 'work.oldest', {
              since: formatSince(item.oldest_at, now, i18n.language),
            })}
          </Text>
        )}
        {item.ages && <Ages ages={item.ages} />}
      </Stack>
    </Card>
  )
}

const ageLabels = ['work.age.day', 'work.age.three', 'work.age.week', 'work.age.longer'] as const

/** How many texts have waited how long; what there is none of is left out. */
function Ages({ ages }: { ages: readonly number[] }) {
  const { t } = useTranslation()
  const known = ageLabels.flatMap((label, index) => {
    const count = ages[index] ?? 0
    return count > 0 ? [t(label, { count })] : []
  })
  if (known.length < 2) return null
  return (
    <Text textStyle="small" color="fg.muted">
      {known.join(' · ')}
    </Text>
  )
}
