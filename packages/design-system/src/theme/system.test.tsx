import { chakra, Text } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ThemeProvider } from './theme-provider.tsx'

it('tells browsers which words they may not translate', () => {
  render(
    <>
      <Text translate="no">She went home.</Text>
      <chakra.ul translate="no" aria-label="Words" />
    </>,
    { wrapper: ThemeProvider },
  )
  expect(screen.getByText('She went home.').getAttribute('translate')).toBe('no')
  expect(screen.getByRole('list').getAttribute('translate')).toBe('no')
})
