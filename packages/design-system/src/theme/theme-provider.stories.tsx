import { HStack, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { useColorMode } from './color-mode.ts'
import about from './theme-provider.about.tsx'
import { ThemeProvider } from './theme-provider.tsx'

const meta = {
  title: 'Foundations/ThemeProvider',
  component: ThemeProvider,
  parameters: { about },
  args: { children: null },
} satisfies Meta<typeof ThemeProvider>
export default meta
type Story = StoryObj<typeof meta>

function Told() {
  const { resolved } = useColorMode()
  return (
    <Card>
      <Stack gap={4}>
        <Text>The page is {resolved === 'dark' ? 'in the evening' : 'by day'}.</Text>
        <HStack>
          <Button variant="primary">Verify</Button>
          <Button>Skip</Button>
        </HStack>
      </Stack>
    </Card>
  )
}

export const ColourMode: Story = {
  render: () => (
    <ThemeProvider>
      <Told />
    </ThemeProvider>
  ),
}
