import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { treeArgs, withNew } from './testing/story-tree.tsx'
import { calls, focus, focused, setUpTree, show } from './testing/tree-testing.tsx'
import { Tree } from './tree.tsx'
import type { TreeProps } from './tree-types.ts'

setUpTree()
const move = async (name: string, keys: string, props?: Partial<TreeProps>) => {
  const user = show(props)
  focus(name)
  await user.keyboard(`{Alt>}${keys}{/Alt}`)
  return user
}
/** The library of dragging has a live region too, which stays empty. */
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

describe('moving by keys', () => {
  it.each([
    ['up', 'In the hall', '{ArrowUp}', ['p2'], { parent: 't2', after: null }, 'place 1 of 2 in Story'],
    ['down', 'Story', '{ArrowDown}', ['t2'], { parent: 'c5', after: 't3' }, 'place 2 of 3 in The living room'],
    ['to the end of the list before', 'Story', '{ArrowLeft}', ['t2'], { parent: 'c4', after: 't1' }, 'place 2 of 2 in'],
    ['to the start of the list after', 'Story', '{ArrowRight}', ['t2'], { parent: 'c6', after: null }, 'place 1 of 1'],
    ['down at the top', 'The kitchen', '{ArrowDown}', ['c4'], { parent: null, after: 'c5' }, 'moved to place 2 of 3'],
  ])('moves %s, says where it is and keeps the focus', async (_, name, keys, ids, place, words) => {
    await move(name, keys)
    expect(calls.onMove).toHaveBeenCalledExactlyOnceWith(ids, place)
    expect(status()).toContain(`${name} moved`)
    expect(status()).toContain(words)
    expect(focused()).toBe(name)
  })

  it('moves all that are selected, without what they hold', async () => {
    await move('Story', '{ArrowRight}', { selected: ['t2', 'p1', 't3'] })
    expect(calls.onMove).toHaveBeenCalledWith(['t2', 't3'], { parent: 'c6', after: null })
    expect(status()).toBe('2 items moved to place 1 of 2 in The garden')
  })

  it('says that nothing is above the first', async () => {
    await move('Story', '{ArrowUp}')
    expect(calls.onMove).not.toHaveBeenCalled()
    expect(status()).toBe('Nothing is above Story in this list')
  })

  it('says where something cannot go', async () => {
    await move('The living room', '{ArrowRight}')
    expect(calls.onMove).not.toHaveBeenCalled()
    expect(status()).toBe('The living room cannot go there')
  })

  it('does not say that something has moved before it has', async () => {
    render(<Tree {...treeArgs} {...calls} />, { wrapper: ThemeProvider })
    focus('Story')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(calls.onMove).toHaveBeenCalledOnce()
    expect(status()).toBe('')
  })

  it('moves nothing below the row in which a new item is named, and says that nothing is below', async () => {
    await move('Listening', '{ArrowDown}', { items: withNew('c5') })
    expect(calls.onMove).not.toHaveBeenCalled()
    expect(status()).toBe('Nothing is below Listening in this list')
  })

  it('moves to the end of a list before the row in which a new item is named', async () => {
    await move('Story', '{ArrowLeft}', { items: withNew('c4') })
    expect(calls.onMove).toHaveBeenCalledExactlyOnceWith(['t2'], { parent: 'c4', after: 't1' })
  })

  it('does not move the row in which a new item is named', async () => {
    const user = show({ items: withNew('c5') })
    act(() => document.querySelector<HTMLElement>('[data-id=new]')?.focus())
    await user.click(screen.getByRole('button', { name: 'Move up' }))
    expect(calls.onMove).not.toHaveBeenCalled()
    expect(status()).toBe('')
  })

  it('moves by buttons, without keys and without dragging', async () => {
    const user = show({ selected: ['t2'] })
    await user.click(screen.getByRole('button', { name: 'Move down' }))
    expect(calls.onMove).toHaveBeenCalledWith(['t2'], { parent: 'c5', after: 't3' })
  })
})
