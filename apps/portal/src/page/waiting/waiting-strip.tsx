import { chakra, Heading } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { Todo } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useWaiting } from './use-waiting.ts'
import { WaitingLink } from './waiting-link.tsx'

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 0, listStyle: 'none', minW: 0 },
})

/** All that waits for the user in a line, a link for each kind; nothing where nothing waits. */
export function WaitingStrip({ todo }: { todo: Todo }) {
  const { t } = useTranslation()
  const waiting = useWaiting(todo)
  if (waiting.length === 0) return null
  return (
    <Card
      as="section"
      aria-labelledby="waiting"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap={5}
      px={{ base: 4, md: 5 }}
      py={2}
    >
      <Heading id="waiting" as="h2" textStyle="label">
        {t('todo.title')}
      </Heading>
      <List>
        {waiting.map((one) => (
          <li key={one.kind}>
            <WaitingLink waiting={one} />
          </li>
        ))}
      </List>
    </Card>
  )
}
