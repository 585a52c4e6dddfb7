import { cleanup, render, waitFor } from '@testing-library/react'
import { createI18n } from '@the-house/i18n'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { preloadExerciseWidgets } from '../exercises/registry.ts'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import type { About } from './about.ts'

const pages = import.meta.glob<About>('../**/*.about.tsx', { eager: true, import: 'default' })
const pinned = Object.entries(pages).flatMap(([path, page]) => (page.pins ? [{ path, page, pins: page.pins }] : []))

beforeAll(async () => {
  await createI18n({ language: 'en', areas: ['editing', 'exercises', 'learning', 'lists', 'timed', 'tribes'] })
  await preloadExerciseWidgets()
})
afterEach(cleanup)

it.each(pinned)('the pins of $path stand on parts that it has', async ({ page, pins }) => {
  expect(Object.keys(page.anatomy)).toEqual(expect.arrayContaining(Object.keys(pins)))
  const { container } = render(page.good.show, { wrapper: ThemeProvider })
  await waitFor(() =>
    expect(Object.entries(pins).filter(([, selector]) => !container.querySelector(selector))).toEqual([]),
  )
})
