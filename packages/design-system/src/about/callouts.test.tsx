import { cleanup, render, waitFor } from '@testing-library/react'
import { createI18n } from '@the-house/i18n'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { preloadExerciseWidgets } from '../exercises/registry.ts'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import type { About } from './about.ts'

const pages = import.meta.glob<About>('../**/*.about.tsx', { eager: true, import: 'default' })
const cases = Object.entries(pages).flatMap(([path, page]) =>
  page.callouts ? [{ path, page, callouts: page.callouts }] : [],
)

beforeAll(async () => {
  await createI18n({
    language: 'en',
    areas: ['editing', 'exercises', 'feedback', 'learning', 'lists', 'ordering', 'timed', 'tribes'],
  })
  await preloadExerciseWidgets()
})
afterEach(cleanup)

it.each(cases)('the callouts of $path stand on parts that it has', async ({ page, callouts }) => {
  expect(Object.keys(page.anatomy)).toEqual(expect.arrayContaining(Object.keys(callouts)))
  const { container } = render(page.good.show, { wrapper: ThemeProvider })
  await waitFor(() =>
    expect(Object.entries(callouts).filter(([, selector]) => !container.querySelector(selector))).toEqual([]),
  )
})
