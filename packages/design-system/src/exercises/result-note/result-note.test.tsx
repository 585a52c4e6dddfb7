import { act, render } from '@testing-library/react'
import { createI18n } from '@the-house/i18n'
import { lazy } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { noAnswer } from '@the-house/domain'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { uniqueMarked } from '../fixtures.ts'
import { ResultNote } from './result-note.tsx'

beforeAll(() => createI18n({ language: 'en', areas: ['exercises', 'feedback'] }))

it('holds the place of what is offered below a wrong answer until that has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>()
  const Offer = lazy(() => promise)
  const { container } = render(
    <ResultNote exercise={uniqueMarked} answer={noAnswer} status="wrong" aside={<Offer />} />,
    { wrapper: ThemeProvider },
  )
  expect(container.querySelectorAll('[aria-busy]')).toHaveLength(1)
  await act(async () => resolve({ default: () => 'My answer is right' }))
  expect(container.textContent).toContain('My answer is right')
  expect(container.querySelector('[aria-busy]')).toBeNull()
})
