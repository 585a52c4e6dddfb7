import { defaultLanguage, htmlLang, languages, type Language } from '@the-house/i18n/languages'
import type { Plugin, Rolldown } from 'vite'

/** What a page will ask for in its next steps, by the modules that load it; in any case by language. */
const wanted: Record<string, readonly string[]> = {
  /** For whoever is not signed in. */
  outside: ['portal/src/areas/login/login-screen.tsx'],
  /** For whoever is. */
  inside: ['portal/src/app/signed-in.tsx'],
  ...Object.fromEntries(languages.flatMap(wordsOf)),
}

function wordsOf(language: Language): (readonly [string, readonly string[]])[] {
  const words = (area: string) => `i18n/locales/${language}/${area}.json`
  return [
    [language, [words('common')]],
    [`outside_${language}`, [words('session')]],
    [`inside_${language}`, [`i18n/src/files-${language}.ts`, words('breadcrumbs'), words('learning')]],
  ]
}

type Bundle = Rolldown.OutputBundle

/** A file with all that it imports. */
export function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const imported of chunk.imports) withImports(bundle, imported, found)
  return found
}

/** The files of a part that the page does not name already. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const first = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => withImports(bundle, fileName))
  const named = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`No file of the portal holds ${module}`)
    return withImports(bundle, chunk.fileName)
  })
  const all = new Set(named.flatMap((files) => Array.from(files)))
  return Array.from(all).filter((file) => !first.some((files) => files.has(file)))
}

const prefix = 'assets/'

/** Runs in the page, before its program. */
const ask = (parts: Record<string, string>) => `
      try {
        var stored = localStorage
        var language = stored.getItem('the-house.language')
        var side = stored.getItem('the-house.token') ? 'inside' : 'outside'
        var parts = ${JSON.stringify(parts)}
        if (!Object.hasOwn(parts, side + '_' + language)) language = '${defaultLanguage}'
        ;[parts[language], parts[side], parts[side + '_' + language]].join(' ').split(' ').forEach(function (name) {
          var link = document.createElement('link')
          link.rel = 'modulepreload'
          link.href = '/${prefix}' + name
          document.head.append(link)
        })
      } catch (error) {
        // Without storage it is asked for a step later.
      }
    `

/**
 * Has the page ask at once for what its program would ask for only after it has come and run: by language, and by
 * whether somebody is signed in.
 */
export const askEarly = (nonce: string): Plugin => ({
  name: 'ask-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const parts = Object.entries(wanted).map(([part, modules]) => {
        const names = filesOf(bundle, modules).map((file) => file.slice(prefix.length))
        return [part, names.join(' ')] as const
      })
      return [{ tag: 'script', attrs: { nonce }, children: ask(Object.fromEntries(parts)), injectTo: 'head' as const }]
    },
  },
})

/** Lets the page know, before its program, which languages there are. */
export const nameLanguages: Plugin = {
  name: 'name-languages',
  transformIndexHtml: (html) => html.replace('__LANGUAGES__', JSON.stringify(htmlLang)),
}
