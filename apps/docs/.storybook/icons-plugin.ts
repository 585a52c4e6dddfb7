import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const name = 'virtual:icons-in-use'
const sources = ['packages/design-system/src', 'apps/portal/src']
const root = fileURLToPath(new URL('../../..', import.meta.url))
const imported = /import \{([^}]*)\} from 'lucide-react'/g

/** Names of the lucide icons that the portal or the design system imports. */
function iconsInUse(): string[] {
  const files = sources.flatMap((folder) => globSync(`${root}/${folder}/**/*.{ts,tsx}`))
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(([, list = '']) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '' && !one.startsWith('type ')),
    ),
  )
  return [...new Set(names.map((one) => one.split(' as ')[0] ?? one))].toSorted()
}

/** `virtual:icons-in-use` exports the imported icons by name, so that the icons page needs no list of its own. */
export const iconsPlugin: Plugin = {
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `import { ${iconsInUse().join(', ')} } from 'lucide-react'\nexport const icons = { ${iconsInUse().join(', ')} }`
      : undefined,
}
