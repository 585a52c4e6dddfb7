import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { Check, X } from 'lucide-react'
import type { About, Example } from '@the-house/design-system/about'
import { Drawn } from './drawn.tsx'
import { AnnotatedExample } from './annotated-example.tsx'
import { Points, Rows } from './rows.tsx'
import { Section } from './section.tsx'

interface AboutProps {
  about: About
}

/** When to use a component and when not, do's and don'ts, and its composition. */
export const AboutUse = ({ about }: AboutProps) => (
  <>
    <Section title="When not to use it">
      <Drawn>
        <Points of={about.avoid} />
      </Drawn>
    </Section>
    <Section title="Do and don’t">
      <Drawn>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={5}>
          <Shown kind="good" example={about.good} />
          <Shown kind="bad" example={about.bad} />
        </Grid>
      </Drawn>
    </Section>
    <Section title="Anatomy">
      <Drawn>
        {about.callouts && <AnnotatedExample about={about} />}
        <Rows of={about.anatomy} numbered />
      </Drawn>
    </Section>
  </>
)

/** Keyboard and screen reader behaviour. */
export const AboutSense = ({ about }: AboutProps) => (
  <>
    <Section title="Keyboard">
      <Drawn>
        {Object.keys(about.keys).length > 0 ? (
          <Rows of={about.keys} keys />
        ) : (
          <Text>Nothing in it takes the focus.</Text>
        )}
      </Drawn>
    </Section>
    <Section title="Screen reader">
      <Drawn>
        <Points of={about.spoken} />
      </Drawn>
    </Section>
  </>
)

const kinds = {
  good: { title: 'Do', tone: 'right', Sign: Check },
  bad: { title: 'Don’t', tone: 'wrong', Sign: X },
} as const

function Shown({ kind, example }: { kind: keyof typeof kinds; example: Example }) {
  const { title, tone, Sign } = kinds[kind]
  return (
    <Stack as="figure" gap={0} border="1px solid" borderColor="border" borderRadius="card" overflow="hidden">
      {/* Inert, since it is an illustration: keyboard users go on to the states below. */}
      <Box
        inert
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        alignItems="center"
        minH={32}
        p={{ base: 'min(1rem, 5vw)', md: 6 }}
        flex="1"
        bg="bg"
        overflow="hidden"
      >
        {example.show}
      </Box>
      <Box as="figcaption" bg={`${tone}.subtle`} borderTop="4px solid" borderColor={tone} px={4} py={3}>
        <Heading as="h3" textStyle="label" color={tone} display="flex" alignItems="center" gap={2}>
          <Sign size={18} aria-hidden="true" />
          {title}
        </Heading>
        <Text color="fg">{example.why}</Text>
      </Box>
    </Stack>
  )
}
