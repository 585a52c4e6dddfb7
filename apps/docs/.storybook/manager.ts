import { createElement } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, type API } from 'storybook/manager-api'
import type { API_HashEntry } from 'storybook/internal/types'
import { statusOf } from '../src/status.ts'
import { chosenWords, frameThemes, type Mode } from './theme.ts'

const badge = {
  marginInlineStart: 8,
  paddingInline: 7,
  border: '1px solid currentcolor',
  borderRadius: 999,
  fontSize: 11,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
} as const

/** Where a component is not for everybody, or comes with another one alone, its row says so. */
function renderLabel(entry: API_HashEntry) {
  const status = entry.type === 'component' ? statusOf(entry.tags) : 'stable'
  return status === 'stable'
    ? entry.name
    : createElement('span', null, entry.name, createElement('span', { style: badge }, status))
}

/** Storybook writes what is chosen in the toolbar in the colour of a chosen row's ground, which words cannot be read in by night. */
function turnTo(mode: Mode) {
  document.documentElement.style.setProperty('--chosen-words', chosenWords(mode))
  addons.setConfig({ theme: frameThemes[mode], sidebar: { renderLabel } })
}
turnTo('light')

/** The frame follows the colours of what is in it. */
const follow = ({ globals }: { globals: Record<string, unknown> }) =>
  turnTo(globals['mode'] === 'dark' ? 'dark' : 'light')

addons.register('the-house/colours', (api: API) => {
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})

/** One key leads to the search, as the front page says, beside Storybook's own two. */
addons.register('the-house/search', (api: API) => {
  void api.setAddonShortcut('the-house', {
    label: 'Search',
    actionName: 'slash',
    defaultShortcut: ['/'],
    showInMenu: false,
    action: () => api.handleShortcutFeature('search', new KeyboardEvent('keydown')),
  })
})
