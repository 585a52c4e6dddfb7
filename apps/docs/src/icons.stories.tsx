import { Grid, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { icons } from 'virtual:icons-in-use'

const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Lets a long name wrap between its words. */
const brokenBetweenWords = (name: string) =>
  name.split(/(?=[A-Z])/).map((word, index) => (
    <Fragment key={name.slice(0, index) + word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))

/**
 * Every icon that the portal uses, by its name in code. An icon comes with a label; without one only if all users know
 * it, and then its button has an accessible name. Sizes are in rem, so that icons grow with the text.
 */
export const InUse: Story = {
  render: () => (
    <Grid templateColumns="repeat(auto-fill, minmax(7rem, 1fr))" gap={3}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack
          key={name}
          align="center"
          gap={2}
          py={4}
          px={2}
          bg="bg.surface"
          border="1px solid"
          borderColor="border"
          borderRadius="card"
        >
          <Icon size={24} aria-hidden="true" />
          <Text textStyle="small" color="fg.muted" textAlign="center" overflowWrap="anywhere">
            {brokenBetweenWords(name)}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
}
