import { Heading, Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { Card } from './card.tsx'

export default about({
  exports: ['Card'],
  purpose: 'A sheet on the plaster: holds what belongs together. Borders before shadows.',
  avoid: ['One thing alone on the page: it needs no frame.', 'A card in a card: use space and a heading.'],
  good: {
    show: (
      <Card w="full">
        <Heading as="h4" textStyle="heading">
          The hall
        </Heading>
        <Text color="fg.muted">24 words</Text>
      </Card>
    ),
    why: 'One thing, its name first.',
  },
  bad: {
    show: (
      <Card w="full" boxShadow="float">
        <Card tone="sunken">
          <Card p={3}>The hall</Card>
        </Card>
      </Card>
    ),
    why: 'Frames in frames, and a shadow for what does not float.',
  },
  anatomy: {
    Sheet: 'plain, sunken or accent',
    Border: '1 px',
    Content: '16 px from the edge on phones, 24 px on desktops',
    Link: 'interactive: one link that all of it follows',
  },
  keys: nativeKeys.link,
  spoken: ['Nothing by itself: give it as="article" and a heading where it stands for a thing.'],
})
