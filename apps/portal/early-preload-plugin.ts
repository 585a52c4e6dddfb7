import { defaultLanguage, htmlLang, languages, type Language } from '@the-house/i18n/languages'
import type { Plugin, Rolldown } from 'vite'

/** The modules that a page preloads (modulepreload) before its program imports them, by session and language. */
const wanted: Record<string, readonly string[]> = {
  /** Without a session. */
  outside: ['portal/src/areas/login/login-screen.tsx'],
  /** With a session. */
  inside: ['portal/src/app/authenticated-app.tsx'],
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

/** A file and all of its static imports, recursively. */
export function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const imported of chunk.imports) withImports(bundle, imported, found)
  return found
}

/** The files of a module's chunk that the page does not preload already. */
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

/** An inline script that runs before the program; without storage the program itself asks, one step later. */
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
      } catch (error) {}
    `

/**
 * Makes the page preload at once the chunks that its program would import only after it has loaded, by language and
 * session.
 */
export const earlyPreloadPlugin = (nonce: string): Plugin => ({
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

/** Comment lines of the inline script, which would cost bytes on every first load. */
const comments = /^ *\/\/ .*\n/gm

/** Writes the list of languages into the page, where the inline script reads it before the program. */
export const htmlLanguagesPlugin: Plugin = {
  name: 'name-languages',
  transformIndexHtml: (html) => html.replace('__LANGUAGES__', JSON.stringify(htmlLang)).replaceAll(comments, ''),
}
