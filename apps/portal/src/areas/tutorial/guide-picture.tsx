import { Box, Flex } from '@chakra-ui/react'
import { DoorPicture, HouseProgress, KeyPicture, TopicIcon, WindowPicture } from '@the-house/design-system'
import { Coins } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Guide } from './guides.ts'

/** A small icon in the shape of an arched door. */
const Arch = ({ children }: { children: ReactNode }) => (
  <Flex w={14} h={16} borderRadius="arch" bg="draw.sky" align="center" justify="center">
    {children}
  </Flex>
)

const pictures: Record<Guide['id'], ReactNode> = {
  access: <DoorPicture />,
  chapter: <HouseProgress stage={24} />,
  exercises: (
    <Arch>
      <TopicIcon icon="words" boxSize={10} />
    </Arch>
  ),
  offline: <WindowPicture bricks={10} lit />,
  corrections: (
    <Arch>
      <TopicIcon icon="writing" boxSize={10} />
    </Arch>
  ),
  dollars: (
    <Arch>
      <Box as={Coins} boxSize={9} color="warning" aria-hidden="true" />
    </Arch>
  ),
  settings: <KeyPicture />,
}

/** The picture of a guide; decorative, because the text beside it says the same. */
export const GuidePicture = ({ id }: Pick<Guide, 'id'>) => (
  <Flex w={{ base: 16, sm: 20 }} minH={16} flexShrink={0} align="center" justify="center" aria-hidden="true">
    {pictures[id]}
  </Flex>
)
