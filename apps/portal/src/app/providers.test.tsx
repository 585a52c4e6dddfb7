import { notify } from '@the-house/design-system'
import { createI18n } from '@the-house/i18n'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Providers } from './providers.tsx'

it('says at once what there is to say first, with nothing to wait for', async () => {
  await createI18n({ language: 'en' })
  render(<Providers>Home</Providers>)
  act(() => void notify({ type: 'danger', title: 'User or password invalid.' }))
  expect(screen.getByText('User or password invalid.')).toBeDefined()
})
