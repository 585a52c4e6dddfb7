import { Box, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import about from './picture.about.tsx'
import { Picture } from './picture.tsx'

const [small, large] = ['/picture.svg?width=640', '/picture.svg?width=1280']

const meta = {
  title: 'Components/Picture',
  component: Picture,
  parameters: { about },
  args: {
    picture: { url: large, width: 1280, height: 960, srcset: `${small} 640w, ${large} 1280w` },
    sizes: '10rem',
    alt: 'A hall with a coat, an umbrella and a key',
    maxW: 'full',
    h: 'auto',
  },
  decorators: [
    (Story) => (
      <Box w="10rem">
        {Story()}
        <Text>The text below stays where it is.</Text>
      </Box>
    ),
  ],
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

const imageIn = (canvas: HTMLElement) => within(canvas).getByRole<HTMLImageElement>('img')

/** The size that fits is loaded, and its place is as high as it will be. */
export const InItsSize: Story = {
  play: async ({ canvasElement }) => {
    const image = imageIn(canvasElement)
    await waitFor(() => expect(image.currentSrc).toContain(small))
    await expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1280', '960'])
  },
}
/** Before it has come, or where it never comes, the place has its proportions. */
export const NotThereYet: Story = {
  args: { picture: { url: 'data:image/png;base64,AAAA', width: 400, height: 300 }, alt: '' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')
    await waitFor(() => expect(image?.complete).toBe(true))
    await expect(image?.getAttribute('width')).toBe('400')
  },
}
/** Stored before sizes were kept: as it is. */
export const WithoutDimensions: Story = {
  args: { picture: { url: '/picture.svg' } },
  play: async ({ canvasElement }) => {
    const image = imageIn(canvasElement)
    const known = ['width', 'height', 'srcset', 'sizes'].filter((name) => image.hasAttribute(name))
    await expect(known).toEqual([])
  },
}
