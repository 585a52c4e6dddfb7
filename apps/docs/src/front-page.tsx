import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card, HouseProgress, TextLink } from '@the-house/design-system'
import { Drawn } from './drawn.tsx'

/** Links open in the top window, not in the iframe of the page. */
const to = (id: string) => ({ href: `./?path=/docs/${id}--docs`, target: '_top' })

const doors = [
  {
    who: 'Designers',
    what: 'What it looks like and why: tokens with their contrast, every component in every state, whole screens.',
    ways: [
      ['Colours', 'foundations-colours'],
      ['Type', 'foundations-type'],
      ['Contrast', 'foundations-contrast'],
    ],
  },
  {
    who: 'Engineers',
    what: 'What to take and what to leave: props from the code, code to copy, keys, what a screen reader says.',
    ways: [
      ['Button', 'components-button'],
      ['DataTable', 'components-datatable'],
      ['Add a screen', 'guides-add-a-screen'],
    ],
  },
  {
    who: 'Translators',
    what: 'Where each word stands: switch the language in the toolbar, and Pseudo shows what is cut off.',
    ways: [
      ['Exercise flow', 'patterns-exercise-flow'],
      ['Forms', 'patterns-forms'],
      ['Add a language', 'guides-add-a-language'],
    ],
  },
] as const

/** The front page of the docs: what they are, for whom, and where to begin. */
export const FrontPage = () => (
  <Drawn>
    <Stack gap={{ base: 8, md: 10 }} mb={8}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: '1.1fr 1fr' }}
        gap={{ base: 6, md: 8 }}
        alignItems="center"
        bg="bg.sunken"
        borderRadius="card"
        p={{ base: 'min(1.25rem, 6vw)', md: 8 }}
      >
        <Stack gap={5}>
          <Text textStyle="label" color="accent">
            The design system
          </Text>
          <Heading as="h1" textStyle="display" fontSize={{ base: '3xl', lg: '4xl' }} textWrap="balance">
            A house that one is glad to come back to
          </Heading>
          <Text textStyle="exercise">
            A student remembers by placing words in the rooms of a house. So the portal looks like one: plaster walls,
            ink drawings, brick warmth. Here is all that it is built of.
          </Text>
          <Flex gap={3} wrap="wrap">
            <Button asChild variant="primary" size="lg" px="min(1.5rem, 7vw)">
              <a {...to('exercises-choicecards')}>See the exercises</a>
            </Button>
            <Button asChild size="lg" px="min(1.5rem, 7vw)">
              <a {...to('foundations-colours')}>Begin with colours</a>
            </Button>
          </Flex>
        </Stack>
        <Box>
          <HouseProgress stage={31} />
        </Box>
      </Grid>
      <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap={5}>
        {doors.map(({ who, what, ways }) => (
          <Card key={who}>
            <Stack gap={3}>
              <Heading as="h2" textStyle="heading">
                {who}
              </Heading>
              <Text>{what}</Text>
              <Flex as="ul" listStyleType="none" columnGap={4} rowGap={1} wrap="wrap">
                {ways.map(([name, id]) => (
                  <li key={id}>
                    <TextLink {...to(id)}>{name}</TextLink>
                  </li>
                ))}
              </Flex>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  </Drawn>
)
