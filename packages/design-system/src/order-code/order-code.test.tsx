import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { OrderCode } from './order-code.tsx'

afterEach(cleanup)

it('shows the code in two groups, and spells it for whoever listens', () => {
  render(<OrderCode code="KQ7M2X" label="Code:" />, { wrapper: ThemeProvider })
  const shown = screen.getByText('KQ7-M2X')
  expect(shown.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Code: K Q 7 M 2 X')).toBeDefined()
  expect(shown.closest('[translate=no]')).not.toBeNull()
})
