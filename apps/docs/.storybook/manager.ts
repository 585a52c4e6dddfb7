import { createElement } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, type API } from 'storybook/manager-api'
import type { API_HashEntry } from 'storybook/internal/types'
import { statusOf } from '../src/status.ts'
import { chosenWords, frameThemes, type Mode } from '../src/theme.ts'

const badge = {
  marginInlineStart: 8,
  paddingInline: 7,
  border: '1px solid currentcolor',
  borderRadius: 999,
  fontSize: 11,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
} as const

/** Adds a note to components that are not stable, or only used within another one. */
function renderLabel(entry: API_HashEntry) {
  const status = entry.type === 'component' ? statusOf(entry.tags) : 'stable'
  return status === 'stable'
    ? entry.name
    : createElement('span', null, entry.name, createElement('span', { style: badge }, status))
}

/**
 * Fixes the contrast of selected toolbar values: Storybook writes them in the background colour of a selected row,
 * which is illegible in the dark mode.
 */
function turnTo(mode: Mode) {
  document.documentElement.style.setProperty('--chosen-words', chosenWords(mode))
  addons.setConfig({ theme: frameThemes[mode], sidebar: { renderLabel } })
}
turnTo('light')

/** Storybook's frame follows the colour mode of its content. */
const follow = ({ globals }: { globals: Record<string, unknown> }) =>
  turnTo(globals['mode'] === 'dark' ? 'dark' : 'light')

addons.register('the-house/colours', (api: API) => {
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})

/** A single-key shortcut to the search, as the front page says, besides Storybook's own two. */
addons.register('the-house/search', (api: API) => {
  void api.setAddonShortcut('the-house', {
    label: 'Search',
    actionName: 'slash',
    defaultShortcut: ['/'],
    showInMenu: false,
    action: () => api.handleShortcutFeature('search', new KeyboardEvent('keydown')),
  })
})
