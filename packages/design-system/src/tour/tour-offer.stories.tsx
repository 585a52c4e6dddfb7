import { Flex } from '@chakra-ui/react'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './tour-offer.about.tsx'
import { TourOffer } from './tour-offer.tsx'

const meta = {
  title: 'Components/TourOffer',
  component: TourOffer,
  args: { onShow: fn(), onDismiss: fn() },
  parameters: { about },
  decorators: [
    (Story) => (
      <Flex as="header" justify="end">
        <Story />
      </Flex>
    ),
  ],
} satisfies Meta<typeof TourOffer>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const show = canvas.getByRole('button', { name: i18n.t('design.tourOffer.show') })
    await expect(show).not.toHaveFocus()
    await userEvent.click(show)
    await expect(args.onShow).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('design.tourOffer.dismiss') }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
