import { chakra, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** A kind of record that is deleted too. */
export interface Going {
  /** The name of the kind: 'Topics'. */
  label: string
  count: number
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: 4,
    rowGap: 1,
    px: 4,
    py: 3,
    bg: 'wrong.subtle',
    borderRadius: 'control',
    '& dd': { fontWeight: 'semibold', textAlign: 'end' },
  },
})

/** The dependents that would be deleted too, by kind. */
export function GoesToo({ going }: { going: readonly Going[] | undefined }) {
  const { t } = useTranslation()
  if (!going)
    return (
      <Stack gap={2}>
        <VisuallyHidden>{t('editing.delete.counting')}</VisuallyHidden>
        <Skeleton w="60%" h={6} />
        <Skeleton h={12} />
      </Stack>
    )
  const some = going.filter(({ count }) => count > 0)
  if (some.length === 0) return null
  return (
    <Stack gap={2}>
      <Text>{t('editing.delete.goesToo')}</Text>
      <List>
        {some.map(({ label, count }) => [<dt key={label}>{label}</dt>, <dd key={`${label} count`}>{count}</dd>])}
      </List>
    </Stack>
  )
}
