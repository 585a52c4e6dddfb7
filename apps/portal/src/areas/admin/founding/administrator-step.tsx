import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { UserRoundCheck } from 'lucide-react'
import { useUser } from '../../../session/session.ts'

/** Who administers the school: whoever reads this does. */
export function AdministratorStep() {
  const { name, email } = useUser()
  return (
    <Card maxW="44rem">
      <Flex gap={4} align="center">
        <Box as={UserRoundCheck} boxSize={7} color="accent" flexShrink={0} aria-hidden="true" />
        <Stack gap={0} minW={0}>
          <Text fontWeight="semibold">{name}</Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            {email}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}
