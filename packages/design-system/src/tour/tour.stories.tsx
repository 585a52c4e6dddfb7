import { Flex } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import about from './tour.about.tsx'
import { Tour } from './tour.tsx'

const target = (id: string) => () => document.getElementById(id)
const english = [
  { id: '1', title: 'Your way on', text: 'Continue opens the chapter that you have reached. It is always here.' },
  { id: '2', title: 'News for you', text: 'The bell rings when a test is ready or a teacher has answered.' },
  { id: '3', title: 'Lost?', text: 'Help shows you around again, in every room.' },
].map((stop) => ({ ...stop, target: target(`stop-${stop.id}`) }))
const portuguese = [
  { id: '1', title: 'O seu caminho', text: 'Continuar abre o capítulo que você alcançou. O botão está sempre aqui.' },
  { id: '2', title: 'Novidades para você', text: 'O sino avisa quando há uma prova ou quando um professor respondeu.' },
  { id: '3', title: 'Ficou em dúvida?', text: 'A ajuda mostra tudo de novo, em cada cômodo.' },
].map((stop) => ({ ...stop, target: target(`stop-${stop.id}`) }))

const meta = {
  title: 'Components/Tour',
  component: Tour,
  args: { steps: english, onEnd: fn() },
  decorators: [
    (Story) => (
      <Card minH="24rem">
        <Flex justify="space-between" wrap="wrap" gap={4}>
          {['1', '2', '3'].map((id) => (
            <Button key={id} id={`stop-${id}`}>
              {id}
            </Button>
          ))}
        </Flex>
        <Story />
      </Card>
    ),
  ],
  parameters: { about, docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Tour>
export default meta
type Story = StoryObj<typeof meta>

/** The accessible names of the buttons in both languages of the test runs. */
const names = { next: /^(Next|Avançar)$/, back: /^(Back|Voltar)$/, done: /^(Done|Pronto)$/ }

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** A step ignores clicks until it is positioned. */
const press = (stop: Awaited<ReturnType<typeof sheet>>, name: string | RegExp) =>
  waitFor(() => userEvent.click(stop.getByRole('button', { name })))

export const First: Story = {
  play: async () => {
    const first = await sheet('Your way on')
    await waitFor(() => expect(first.getByRole('button', { name: names.next })).toHaveFocus())
    await expect(first.queryByRole('button', { name: names.back })).toBeNull()
    await waitFor(() => expect(first.getByText(/^1 (of|de) 3$/)).toBeVisible())
  },
}
export const Middle: Story = {
  play: async () => {
    const first = await sheet('Your way on')
    await press(first, names.next)
    const second = await sheet('News for you')
    await waitFor(() => expect(second.getByRole('button', { name: names.back })).toBeVisible())
  },
}
export const Last: Story = {
  play: async ({ args }) => {
    const first = await sheet('Your way on')
    await waitFor(() => expect(first.getByRole('button', { name: names.next })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await sheet('News for you')
    await userEvent.keyboard('{ArrowRight}')
    const last = await sheet('Lost?')
    await expect(args.onEnd).not.toHaveBeenCalled()
    await waitFor(() => expect(last.getByRole('button', { name: names.done })).toBeVisible())
  },
}
export const LeftByEscape: Story = {
  play: async ({ args }) => {
    await sheet('Your way on')
    await userEvent.keyboard('{Escape}')
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
export const PortugueseEvening: Story = {
  args: { steps: portuguese },
  globals: { language: 'pt', mode: 'dark' },
  play: async () => {
    const first = await sheet('O seu caminho')
    await press(first, 'Avançar')
    const second = await sheet('Novidades para você')
    await press(second, 'Avançar')
    const last = await sheet('Ficou em dúvida?')
    await waitFor(() => expect(last.getByRole('button', { name: 'Pronto' })).toBeVisible())
  },
}
