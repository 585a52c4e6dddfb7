import { Text } from '@chakra-ui/react'
import { TextLink } from '@the-house/design-system'
import type { LedgerEntry } from '@the-house/domain'
import { Link } from 'wouter'
import { paths } from '../paths.ts'

/** Where what was paid for opens; null where there is nothing to open. */
function pathOf({ topic, test_id, title, reason }: LedgerEntry): string | null {
  if (reason === 'STORE' || reason === 'REFUND') return paths.myOrders
  if (topic) return paths.exercises(topic.chapter_id, { id: topic.id, name: title })
  return test_id === null ? null : paths.test(test_id)
}

/** The topic, test or product that an entry is about, as a link to it. */
export function MovementTitle({ entry }: { entry: LedgerEntry }) {
  const path = pathOf(entry)
  if (path === null) return <Text lang="en">{entry.title}</Text>
  return (
    <TextLink asChild lang="en" display="flex" alignItems="center" minH="target">
      <Link href={path}>{entry.title}</Link>
    </TextLink>
  )
}
