import { savedCatalogue, openLine } from '../dev/saved-catalogue.ts'
import type { Text } from '../catalogue/texts.ts'
import { currentLanguage, i18n } from '../typed-instance.ts'
import { keepInAddress } from './address.ts'
import { keysAround, keysOn, marked } from './marks.ts'
import { openPanel } from './panel.ts'
import { placeOf, saved } from './places.ts'

const place = (key: string) => placeOf(key, currentLanguage())

/** Displays each text as its key, with its place in the catalogues. */
export async function showKeys(): Promise<void> {
  i18n.use({
    type: 'postProcessor',
    name: 'keys',
    process: (_text: string, key: string | string[]) => marked(Array.isArray(key) ? (key.at(-1) ?? '') : key),
  })
  i18n.options.postProcess = ['keys']
  keepInAddress('i18n', 'keys')
  const open = async ({ key, file, line }: Text): Promise<void> => {
    panel.tell(`${key}: ${file}:${line}`)
    // Only the development server can open an editor.
    if (import.meta.env.DEV) await fetch(`${openLine}?${new URLSearchParams({ file, line: String(line) })}`)
  }
  const panel = openPanel({
    list: () => keysOn(document).map((key) => place(key) ?? key),
    onOpen: (found) => void open(found),
  })
  document.addEventListener(
    'click',
    (event) => {
      const [key] = event.altKey ? keysAround(event.composedPath()) : []
      const found = key === undefined ? undefined : place(key)
      if (!found) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void open(found)
    },
    true,
  )
  import.meta.hot?.on(savedCatalogue, saved)
}
