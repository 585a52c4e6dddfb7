import { Box, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textStyles } from './text-styles.ts'

const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Atkinson Hyperlegible Next: made so that similar letters are distinguishable. */
export const Scale: Story = {
  render: () => (
    <Stack gap={6}>
      {Object.keys(textStyles).map((name) => (
        <Box key={name} borderBottom="1px solid" borderColor="border" pb={4}>
          <Text textStyle="small" color="fg.muted">
            {name}
          </Text>
          <Text textStyle={name}>Every room remembers a word</Text>
        </Box>
      ))}
    </Stack>
  ),
  play: async () => {
    await document.fonts.ready
    await expect(document.fonts.check("400 16px 'Atkinson Hyperlegible Next'")).toBe(true)
  },
}

/** Letters that are easily confused, and figures in columns (tabular). */
export const ToldApart: Story = {
  render: () => (
    <Stack gap={3} textStyle="display">
      <Text>I l 1 · O 0 · B 8 · rn m</Text>
      <Text>ã õ ç é â · Ã Õ Ç É Â</Text>
      <Text>10:47 · 11:11 · 23:58</Text>
    </Stack>
  ),
}
