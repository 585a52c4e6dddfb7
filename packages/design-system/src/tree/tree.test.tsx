import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { treeArgs, withNew } from './testing/story-tree.tsx'
import { calls, focus, focused, names, row, selected, setUpTree, show } from './testing/tree-testing.tsx'
import { Tree } from './tree.tsx'

setUpTree()
const shownAtFirst = [
  'The kitchen',
  'The living room',
  'Story',
  'At the door',
  'In the hall',
  'Words Draft',
  'Listening',
  'The garden',
]

describe('the rows', () => {
  it('are those of open branches alone, each with its level and place', () => {
    show()
    expect(names()).toEqual(shownAtFirst)
    expect(row('In the hall').getAttribute('aria-level')).toBe('3')
    expect(row('In the hall').getAttribute('aria-posinset')).toBe('2')
    expect(row('In the hall').getAttribute('aria-setsize')).toBe('2')
    expect(row('The kitchen').getAttribute('aria-expanded')).toBe('false')
    expect(row('In the hall').hasAttribute('aria-expanded')).toBe(false)
  })

  it('do not count the one in which a new item is named', () => {
    show({ items: withNew('c5') })
    expect(row('Listening').getAttribute('aria-setsize')).toBe('3')
    const naming = document.querySelector('[data-id=new]')
    expect(naming?.getAttribute('aria-level')).toBe('2')
    expect(naming?.hasAttribute('aria-posinset')).toBe(false)
    expect(naming?.hasAttribute('aria-setsize')).toBe(false)
  })

  it('open and close by their toggle without being selected', async () => {
    const user = show()
    const toggle = row('The kitchen').querySelector('[data-part=toggle]')
    if (toggle) await user.click(toggle)
    expect(calls.onOpen).toHaveBeenCalledWith(['c5', 't2', 'c4'])
    expect(names()).toContain('Breakfast')
    expect(calls.onSelect).not.toHaveBeenCalled()
  })

  it('are one stop of the tab order, with the buttons of the current one after it', async () => {
    const user = show({ selected: ['t2'] })
    await user.click(screen.getByRole('button', { name: 'Move to the list after' }))
    await user.tab()
    expect(focused()).toBe('Story')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More about Story' }))
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })
})

describe('the keys', () => {
  it.each([
    ['{ArrowDown}', 'At the door'],
    ['{ArrowUp}', 'The living room'],
    ['{Home}', 'The kitchen'],
    ['{End}', 'The garden'],
    ['{ArrowRight}', 'At the door'],
    ['{ArrowLeft}{ArrowLeft}', 'The living room'],
    ['l', 'Listening'],
    ['the g', 'The garden'],
  ])('%s leads from the story to %s', async (keys, name) => {
    const user = show()
    focus('Story')
    await user.keyboard(keys)
    expect(focused()).toBe(name)
  })

  it('open all branches of a list by *', async () => {
    const user = show()
    focus('The kitchen')
    await user.keyboard('*')
    expect(calls.onOpen).toHaveBeenCalledWith(['c5', 't2', 'c4', 'c6'])
  })

  it('leave the focus on the branch that is closed over it', async () => {
    const user = show()
    focus('At the door')
    const toggle = row('Story').querySelector('[data-part=toggle]')
    if (toggle) fireEvent.click(toggle)
    expect(focused()).toBe('Story')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Words Draft')
  })

  it('select: Enter one, Space one more, Shift with the arrows all up to there', async () => {
    const user = show()
    focus('Story')
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown} ')
    expect(selected()).toEqual(['Story', 'In the hall'])
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(selected()).toEqual(['In the hall', 'Words Draft', 'Listening'])
    await user.keyboard('{Control>}a{/Control}')
    expect(selected()).toEqual(shownAtFirst)
  })
})

const removal = (gone: string[]) => {
  const { rerender } = render(<Tree {...treeArgs} {...calls} />, { wrapper: ThemeProvider })
  return () => {
    const items = treeArgs.items.filter(({ id }) => !gone.includes(id))
    rerender(<Tree {...treeArgs} {...calls} items={items} />)
  }
}

describe('a row that is taken out', () => {
  it.each([
    ['the next one', 'Words', ['t3'], 'Listening'],
    ['the next one, where it was a branch', 'Story', ['t2', 'p1', 'p2'], 'Words Draft'],
    ['the last one, where it was the last', 'The garden', ['c6'], 'Listening'],
  ])('leaves the focus to %s', (_, name, gone, next) => {
    const remove = removal(gone)
    focus(new RegExp(`^${name}`))
    remove()
    expect(focused()).toBe(next)
  })

  it('leaves its place in the tab order to the next one while the focus is elsewhere', async () => {
    const remove = removal(['t3'])
    focus(/^Words/)
    act(() => row(/^Words/).blur())
    remove()
    expect(row('Listening').tabIndex).toBe(0)
  })
})

describe('presses', () => {
  it('select one, with Ctrl one more, with Shift all between', async () => {
    const user = show()
    await user.click(row('Story'))
    await user.keyboard('{Control>}')
    await user.click(row('Listening'))
    expect(selected()).toEqual(['Story', 'Listening'])
    await user.keyboard('{/Control}{Shift>}')
    await user.click(row('In the hall'))
    await user.keyboard('{/Shift}')
    expect(selected()).toEqual(['In the hall', 'Words Draft', 'Listening'])
  })

  it('add to the selection, and take out, while several are selected by touch', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Select several' }))
    await user.click(row('Story'))
    await user.click(row('Listening'))
    await user.click(row('Story'))
    expect(selected()).toEqual(['Listening'])
  })
})

const rename = async (typed: string) => {
  const user = show()
  focus('Story')
  await user.keyboard('{F2}')
  await user.clear(screen.getByRole('textbox', { name: 'New name of Story' }))
  await user.keyboard(typed)
  return user
}

describe('renaming', () => {
  it('keeps the new name by Enter, and the focus on its row', async () => {
    await rename('  The tale {Enter}')
    expect(calls.onRename).toHaveBeenCalledWith('t2', 'The tale')
    expect(focused()).toBe('The tale')
  })

  it('keeps the new name when the row is left', async () => {
    const user = await rename('The tale')
    await user.click(row('Listening'))
    expect(calls.onRename).toHaveBeenCalledExactlyOnceWith('t2', 'The tale')
  })

  it('leaves the name as it was by Escape', async () => {
    await rename('The tale{Escape}')
    expect(calls.onRename).not.toHaveBeenCalled()
    expect(focused()).toBe('Story')
  })

  it('refuses an empty name and says so', async () => {
    await rename('{Enter}')
    expect(calls.onRename).not.toHaveBeenCalled()
    expect(screen.getByText('Write a name. Escape leaves it as it was.')).toBeDefined()
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  })

  it('begins by a double click', async () => {
    const user = show()
    await user.dblClick(screen.getByText('Story'))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New name of Story' }))
  })
})

it('renders only the rows that a key changes, of 300', async () => {
  const rendered = new Set<number>()
  const many = Array.from({ length: 300 }, (_, at) => ({
    id: `${at}`,
    parent: at % 10 === 0 ? null : `${at - (at % 10)}`,
    isBranch: at % 10 === 0,
    get name() {
      rendered.add(at)
      return `Item ${at}`
    },
  }))
  const user = show({ items: many, open: many.map(({ id }) => id) })
  focus('Item 0')
  rendered.clear()
  await user.keyboard('{ArrowDown}')
  expect([...rendered]).toEqual([0, 1])
}, 30_000)
