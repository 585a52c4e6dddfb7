import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '@the-house/i18n'
import { expect, waitFor, within } from 'storybook/test'
import { inForm } from '../forms/story-binding.tsx'
import about from './password-strength.about.tsx'
import { PasswordStrength } from './password-strength.tsx'

const meta = {
  title: 'Components/PasswordStrength',
  component: PasswordStrength,
  parameters: { about },
  args: { password: '' },
  decorators: [inForm],
} satisfies Meta<typeof PasswordStrength>
export default meta
type Story = StoryObj<typeof meta>

const rated = (password: string, word: 'weak' | 'fair' | 'good' | 'strong', hints: string[] = []): Story => ({
  args: { password, hints },
  play: async ({ canvasElement }) => {
    const meter = await within(canvasElement).findByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuetext', i18n.t(`password.strength.${word}`))
  },
})

export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('meter')).toBeNull()
  },
}
export const OneOfTheMostUsed = rated('password', 'weak')
export const Weak = rated('magnolia', 'weak')
export const Fair = rated('kitchen', 'fair')
export const Good = rated('sunflower22', 'good')
export const Strong = rated('velvet river cactus', 'strong')
export const TheNameOfItsOwner = rated('fernandes', 'weak', ['Maria Fernandes'])

export const ToldWhenTypingRests: Story = {
  args: { password: 'velvet river cactus' },
  play: async ({ canvasElement }) => {
    const told = within(canvasElement).getByRole('status')
    await within(canvasElement).findByRole('meter')
    await expect(told).toBeEmptyDOMElement()
    await waitFor(() => expect(told).toHaveTextContent(i18n.t('password.strength.strong')), { timeout: 3000 })
  },
}
