import { Flex, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ignore } from '../../about/ignore.ts'
import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import { Chip } from '../../chip/chip.tsx'
import { EmptyState } from '../../empty-state/empty-state.tsx'
import { SelectField } from '../../field/select-field.tsx'
import { Pagination } from '../../pagination/pagination.tsx'
import { TextLink } from '../../text-link/text-link.tsx'
import { Screen } from './screen.tsx'
import { students, text, units } from './work.ts'

/**
 * What waits for a teacher, the oldest first, with the beginning of each text: one button takes the oldest. What a
 * colleague has on the desk says so.
 */
const meta = { title: 'Patterns/Teachers/Queue of texts' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const all = units.map(({ label }) => ({ value: label, label }))

function Queue({ waiting }: { waiting: number }) {
  return (
    <Screen
      title="Correct tests"
      lead="Texts of tests that wait for a teacher, the oldest first."
      actions={<Button variant="primary">Correct the oldest one</Button>}
    >
      <Flex maxW="20rem">
        <SelectField label="Unit" placeholder="All" options={all} defaultValue="" />
      </Flex>
      {waiting === 0 ? (
        <EmptyState title="Nothing waits" description="What students hand in will stand here." />
      ) : (
        <Stack gap={4}>
          <Text fontWeight="semibold">{`${waiting} texts wait`}</Text>
          <Card>
            <Stack as="ol" gap={5} listStyleType="none" aria-label="Correct tests">
              {students.map(({ id, name, unit }) => (
                <Stack as="li" key={id} gap={1}>
                  <Flex gap={4} wrap="wrap" justify="space-between" align="baseline">
                    <TextLink href={`#desk-${id}`}>{`Your living room, by ${name}`}</TextLink>
                    <Text textStyle="small" color="fg.muted">
                      Handed in on 6 March, 14:02
                    </Text>
                  </Flex>
                  <Text lang="en" lineClamp={2}>
                    {text}
                  </Text>
                  <Flex gap={2} wrap="wrap" align="center">
                    <Text textStyle="small" color="fg.muted">
                      {unit}
                    </Text>
                    {id === 2 && <Chip tone="warning">Clara Monteiro has it on the desk</Chip>}
                  </Flex>
                </Stack>
              ))}
            </Stack>
          </Card>
          <Pagination page={1} pages={Math.ceil(waiting / 20)} hrefFor={(page) => `#page-${page}`} onSelect={ignore} />
        </Stack>
      )}
    </Screen>
  )
}

export const Waiting: Story = { render: () => <Queue waiting={57} /> }
export const NothingWaits: Story = { render: () => <Queue waiting={0} /> }
