import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { FileText } from 'lucide-react'
import { useId } from 'react'
import { Card } from '../card/card.tsx'
import { ArchiveAction, type ArchiveActionProps } from './archive-action.tsx'
import { ArchiveProgress } from './archive-progress.tsx'
import { ArchiveStatus } from './archive-status.tsx'

const Badge = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: 11,
    h: 14,
    borderRadius: 'arch',
    bg: 'accent.subtle',
    color: 'accent',
  },
})

export interface ArchiveRowProps extends ArchiveActionProps {
  description?: string
  /** Its length or pages and its size, formatted; empty: unknown. */
  size: string
  /** The downloaded part, 0 to 100; undefined: unknown. */
  percent?: number | undefined
}

/** A file to download: description, size and progress. */
export function ArchiveRow({ description, size, percent, ...action }: ArchiveRowProps) {
  const { name, lang, state } = action
  const heading = useId()
  return (
    <Card as="article" aria-labelledby={heading} p={4}>
      <Stack gap={4}>
        <Flex columnGap={4} rowGap={3} align={{ base: 'start', sm: 'center' }} wrap="wrap">
          <Badge aria-hidden="true">
            <FileText size={22} />
          </Badge>
          <Stack gap={1} flex="1 1 12rem" minW={0}>
            <Heading as="h2" id={heading} textStyle="label" fontWeight="semibold" lang={lang}>
              {name}
            </Heading>
            {description && (
              <Text color="fg.muted" lang={lang}>
                {description}
              </Text>
            )}
            <Flex columnGap={3} wrap="wrap" align="center" textStyle="small" color="fg.muted">
              {size && <span>{size}</span>}
              <ArchiveStatus state={state} percent={percent} name={name} lang={lang} />
            </Flex>
          </Stack>
          <ArchiveAction {...action} />
        </Flex>
        {state === 'coming' && <ArchiveProgress percent={percent} name={name} />}
      </Stack>
    </Card>
  )
}
