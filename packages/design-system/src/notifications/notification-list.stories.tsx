import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { notificationTypes } from '@the-house/domain'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './notification-list.about.tsx'
import { NotificationList, type ListedNotification } from './notification-list.tsx'

const titles = {
  TEST_AVALIABLE: 'The test of book 1 is open until Friday',
  MESSAGE: 'The school is closed on Monday',
  EXERCISE_REVISED: 'Your text about the kitchen has been read',
  EXERCISE_TEST_REVISED: 'Your test of chapter 3 has been corrected',
}
const items = notificationTypes.map((type, index): ListedNotification => ({
  id: index + 1,
  type,
  title: titles[type],
  read: index > 1,
  when: '02/03/2026',
}))

const meta = {
  title: 'Components/NotificationList',
  component: NotificationList,
  parameters: { about },
  args: { items, onSelect: fn() },
  decorators: [
    (Story) => (
      <Box maxW="40rem">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof NotificationList>
export default meta
type Story = StoryObj<typeof meta>

export const EveryType: Story = {
  play: async ({ canvasElement, args }) => {
    const rows = within(canvasElement).getAllByRole('button')
    await expect(rows).toHaveLength(4)
    if (rows[2]) await userEvent.click(rows[2])
    await expect(args.onSelect).toHaveBeenCalledWith(3)
  },
}
export const AllRead: Story = { args: { items: items.map((item) => ({ ...item, read: true })) } }
export const Recalled: Story = {
  args: {
    items: [
      {
        id: 9,
        type: 'MESSAGE',
        title: 'Segunda sem aula',
        lang: 'pt-BR',
        recalled: true,
        read: true,
        when: '02/03/2026',
      },
    ],
  },
}
export const LongTitle: Story = {
  args: {
    items: [{ ...items[0], id: 9, type: 'MESSAGE', read: false, when: '02/03/2026', title: 'Rooms '.repeat(40) }],
  },
}
