import type { Text } from '../catalogue/texts.ts'

const style = `
:host { all: initial; position: fixed; inset: auto 8px 8px auto; z-index: 2147483647; max-width: min(44rem, calc(100vw - 16px));
  font: 16px/1.4 system-ui, sans-serif; color-scheme: light dark }
div { background: light-dark(#fff, #1b2740); color: light-dark(#1d2a44, #f3e9da); border: 1px solid; border-radius: 12px }
button { font: inherit; color: inherit; background: none; border: 0; padding: 8px 12px; text-align: start; cursor: pointer }
button:focus-visible { outline: 3px solid #2f6fb0; outline-offset: -3px }
ul { margin: 0; padding: 0; list-style: none; max-height: 50vh; overflow: auto; border-top: 1px solid }
li button { width: 100% } li button:hover { text-decoration: underline }
code, small { display: block; overflow-wrap: anywhere } p { margin: 0; padding: 0 12px 8px }
[hidden] { display: none }
`

export interface Panel {
  /** Displays the place of a text. */
  tell: (text: string) => void
}

interface PanelOptions {
  /** The texts that the page shows now. */
  list: () => (Text | string)[]
  onOpen: (place: Text) => void
}

const add = <Name extends keyof HTMLElementTagNameMap>(
  parent: Node,
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  element.textContent = text
  parent.appendChild(element)
  return element
}

/** A panel that lists the texts of a page for keyboard users; it comes last in the tab order. */
export function openPanel({ list, onOpen }: PanelOptions): Panel {
  const host = add(document.body, 'div')
  const shadow = host.attachShadow({ mode: 'open' })
  // A constructed style sheet is allowed by the page's Content Security Policy.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  const box = add(shadow, 'div')
  const toggle = add(box, 'button', 'Texts of this page')
  const said = add(box, 'p', 'Alt and a click show where a text stands.')
  said.setAttribute('role', 'status')
  const rows = add(box, 'ul')
  const show = (isOpen: boolean) => {
    toggle.setAttribute('aria-expanded', String(isOpen))
    rows.hidden = !isOpen
    rows.replaceChildren()
    if (isOpen) list().forEach(addRow)
  }
  const addRow = (found: Text | string) => {
    const row = add(rows, 'li')
    if (typeof found === 'string') {
      add(row, 'p', `${found} is in no catalogue`)
      return
    }
    const button = add(row, 'button')
    add(button, 'code', found.key)
    add(button, 'span', found.value)
    add(button, 'small', `${found.file}:${found.line}`)
    button.addEventListener('click', () => onOpen(found))
  }
  toggle.addEventListener('click', () => show(rows.hidden === true))
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    show(false)
    toggle.focus()
  })
  show(false)
  return { tell: (text) => said.replaceChildren(text) }
}
