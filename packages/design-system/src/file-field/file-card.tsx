import { chakra, Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gap: 4,
    p: 4,
    bg: 'bg.surface',
    border: '1.5px solid',
    borderColor: 'border',
    borderRadius: 'card',
    '&[data-failed]': { borderColor: 'wrong' },
  },
})
const Name = chakra('span', { base: { textStyle: 'label', fontWeight: 'semibold', overflowWrap: 'anywhere' } })
const Facts = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } })

export interface FileCardProps {
  name: string
  /** Size and state of the file. */
  facts?: ReactNode
  failed?: boolean
  /** The buttons: cancel, retry, replace, remove. */
  actions: ReactNode
  /** A preview or the progress. */
  children?: ReactNode
}

/** A file: its name, its content and its actions. */
export function FileCard({ name, facts, failed = false, actions, children }: FileCardProps) {
  return (
    <Sheet data-failed={failed || undefined}>
      <Flex justify="space-between" align="center" gap={3} wrap="wrap">
        <Stack gap={0} minW={0} flex="1 1 8rem">
          <Name>{name}</Name>
          {facts && <Facts>{facts}</Facts>}
        </Stack>
        <Flex gap={2} wrap="wrap">
          {actions}
        </Flex>
      </Flex>
      {children}
    </Sheet>
  )
}
