import { afterEach, expect, it } from 'vitest'
import { showCurrent } from './show-current.ts'

afterEach(() => document.body.replaceChildren())

/** A panel from 100 to 500 px that scrolls, with a menu whose current link stands at a height. */
function menuWith(linkTop: number | null) {
  document.body.innerHTML = `
    <div id="panel" style="overflow-y: auto"><div id="menu"><div><a href="/store" tabindex="0">Store</a></div></div></div>`
  const [panel, menu, link] = ['#panel', '#menu', 'a'].map((selector) => document.querySelector<HTMLElement>(selector))
  if (!panel || !menu || !link) throw new Error('The menu is not there')
  panel.getBoundingClientRect = () => new DOMRect(0, 100, 240, 400)
  if (linkTop !== null) {
    link.setAttribute('aria-current', 'page')
    link.getBoundingClientRect = () => new DOMRect(0, linkTop, 200, 40)
  }
  return { panel, menu }
}

it.each([
  ['below', 980, 700],
  ['partly below', 480, 200],
])('brings a current link %s its panel to the middle, and moves neither the focus nor the page', (_, top, scrolled) => {
  const { panel, menu } = menuWith(top)
  const focused = document.activeElement
  showCurrent(menu)
  expect(panel.scrollTop).toBe(scrolled)
  expect(document.activeElement).toBe(focused)
  expect(document.documentElement.scrollTop).toBe(0)
})

it('brings back one above', () => {
  const { panel, menu } = menuWith(-400)
  panel.scrollTop = 800
  showCurrent(menu)
  expect(panel.scrollTop).toBe(120)
})

it('leaves a panel alone whose current link is in sight, or that has none', () => {
  for (const top of [100, 300, 460, null]) {
    const { panel, menu } = menuWith(top)
    panel.scrollTop = 7
    showCurrent(menu)
    expect(panel.scrollTop).toBe(7)
  }
})
