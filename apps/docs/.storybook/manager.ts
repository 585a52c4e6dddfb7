import { createElement } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, type API } from 'storybook/manager-api'
import type { API_HashEntry } from 'storybook/internal/types'
import { statusOf } from '../src/status.ts'
import { frameThemes } from './theme.ts'

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

addons.setConfig({ theme: frameThemes.light, sidebar: { renderLabel } })

/** The frame follows the colours of what is in it. */
const follow = ({ globals }: { globals: Record<string, unknown> }) =>
  addons.setConfig({ theme: globals['mode'] === 'dark' ? frameThemes.dark : frameThemes.light })

addons.register('the-house/colours', (api: API) => {
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
