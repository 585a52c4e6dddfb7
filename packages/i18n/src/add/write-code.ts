import type { Definition } from '../catalogue/definition.ts'

/** The areas whose texts the first screen needs: the core ones and those of the login. */
const firstAreas = ['common', 'errors', 'design', 'session']

const note = '// `npm run i18n:add` writes this file from languages.json.'

const record = (definition: Definition, value: (code: string) => string): string =>
  Object.keys(definition)
    .map((code) => `  ${code}: ${value(code)},\n`)
    .join('')

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`

const table = (definition: Definition): string => `${note}

/** Each language named in itself. */
export const languageNames = {
${record(definition, (code) => quoted(definition[code]?.name ?? ''))}}

/** Values of the html \`lang\` attribute, with the region that a screen reader needs for its voice. */
export const htmlLang: Record<keyof typeof languageNames, string> = {
${record(definition, (code) => quoted(definition[code]?.lang ?? ''))}}

/** Languages in which English stands in for what is not translated yet. */
export const started: readonly string[] = [${Object.keys(definition)
  .filter((code) => definition[code]?.state === 'started')
  .map(quoted)
  .join(', ')}]
`

const first = (code: string): string =>
  `{\n${firstAreas.map((area) => `    ${area}: () => import('../locales/${code}/${area}.json'),\n`).join('')}  }`

const files = (definition: Definition): string => `${note}
import type { Area } from './areas.ts'
import type { Language } from './languages.ts'
import type { WordFile } from './word-file.ts'

/**
 * The words of the first screen: the core areas and those of the login. Without import attributes: Vite's server
 * leaves them in an import() with a fixed path, and answers with JavaScript.
 */
export const firstFiles: Record<Language, Partial<Record<Area, () => Promise<WordFile>>>> = {
${record(definition, first)}}

/**
 * Where the words of all other areas are, by language. The list grows with every area, so it is a file of its own,
 * which only those pages ask for that need more than the first words.
 */
export const lists = {
${record(definition, (code) => `() => import('./files-${code}.ts')`)}}
`

const list = (code: string): string => {
  const [load, words] = [
    'export const load = (area: Area): Promise<WordFile> =>',
    `import(\`../locales/${code}/\${area}.json\`, { with: { type: 'json' } })`,
  ]
  const gap = load.length + words.length < 120 ? ' ' : '\n  '
  return `${note}
import type { Area } from './areas.ts'
import type { WordFile } from './word-file.ts'

${load}${gap}${words}
`
}

/** The generated code of the languages, by file below src: the only code that is written per language. */
export const codeOf = (definition: Definition): Record<string, string> => ({
  'language-table.ts': table(definition),
  'language-files.ts': files(definition),
  ...Object.fromEntries(Object.keys(definition).map((code) => [`files-${code}.ts`, list(code)])),
})
