import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createI18n } from '@the-house/i18n'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { KeptTree, treeArgs } from './story-tree.tsx'
import type { TreeProps } from '../tree-types.ts'

/** What every test of the tree begins and ends with. */
export function setUpTree() {
  beforeAll(async () => {
    await createI18n({ language: 'en', areas: ['editing'] })
  })
  beforeEach(() => vi.clearAllMocks())
  afterEach(cleanup)
}

export const calls = {
  onSelect: vi.fn<TreeProps['onSelect']>(),
  onOpen: vi.fn<TreeProps['onOpen']>(),
  onRename: vi.fn<NonNullable<TreeProps['onRename']>>(),
  onMove: vi.fn<NonNullable<TreeProps['onMove']>>(),
}
export const show = (props: Partial<TreeProps> = {}) => {
  render(<KeptTree {...treeArgs} {...calls} {...props} />, { wrapper: ThemeProvider })
  return userEvent.setup()
}
export const row = (name: string | RegExp) => screen.getByRole('treeitem', { name })
export const names = () => screen.getAllByRole('treeitem').map((one) => one.textContent)
export const selected = () => screen.getAllByRole('treeitem', { selected: true }).map((one) => one.textContent)
export const focus = (name: string | RegExp) => act(() => row(name).focus())
export const focused = () => document.activeElement?.textContent
