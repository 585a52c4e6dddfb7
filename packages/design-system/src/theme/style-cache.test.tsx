// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { expect, it } from 'vitest'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { collectedStyles } from './style-cache.ts'
import { ThemeProvider } from './theme-provider.tsx'

const rendered = (nonce: string, page: ReactNode) => renderToString(<ThemeProvider nonce={nonce}>{page}</ThemeProvider>)

it('collects the style of every class of a page that is rendered without a browser, and of no other page', () => {
  const markup = rendered('one', <Button variant="primary">Verify</Button>)
  rendered('other', <Card tone="accent" />)
  const { css, names } = collectedStyles('one')
  const classes = Array.from(markup.matchAll(/class="house-(\w+)"/g), ([, name]) => name ?? '')
  expect(classes).not.toEqual([])
  expect(markup).not.toContain('<style')
  expect(classes.filter((name) => !css.includes(`.house-${name}{`))).toEqual([])
  expect(names).toBe(['house', ...classes].join(' '))
})
