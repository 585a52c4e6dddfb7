import { chakra, Heading } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingLink } from './waiting-link.tsx'

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 0, listStyle: 'none', minW: 0 },
})

/** All that waits for the user in a line, each with a link; nothing where nothing waits. */
export function WaitingStrip() {
  const { t } = useTranslation()
  const { data } = useApiQuery('GET /me/todo', {}, inlineErrors)
  const waiting = useWaiting(data)
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
