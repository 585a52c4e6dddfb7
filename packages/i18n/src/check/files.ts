import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../add/write-code.ts'
import { areaFiles, places, readDefinition, type Definition } from '../catalogue/definition.ts'
import type { Problem } from '../catalogue/problem.ts'

const advice = 'run `npm run i18n:add`'

/** Whether a language is only started, and so falls back to English for missing texts. */
export const isStarted = (definition: Definition, language: string): boolean =>
  definition[language]?.state === 'started'

/** The definition of the languages, where the repository has one. */
export const definitionOf = (root: string): Definition =>
  existsSync(join(root, places.definition)) ? readDefinition(root) : {}

/** Checks that generated code and folders match languages.json. */
export function checkFiles(root: string, definition: Definition): Problem[] {
  const codes = Object.keys(definition)
  if (codes.length === 0) return []
  const behind = Object.entries(codeOf(definition)).filter(([name, code]) => {
    const file = join(root, places.source, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== code
  })
  const absent = codes.flatMap((code) =>
    areaFiles(root)
      .map((name) => join(places.locales, code, name))
      .filter((file) => !existsSync(join(root, file))),
  )
  const strays = readdirSync(join(root, places.locales)).filter((code) => !codes.includes(code))
  return [
    ...behind.map(([name]) => ({
      file: join(places.source, name),
      line: 1,
      text: `does not follow ${places.definition}: ${advice}`,
    })),
    ...absent.map((file) => ({ file, line: 1, text: `is missing: ${advice}` })),
    ...strays.map((code) => ({ file: places.definition, line: 1, text: `does not name the language ${code}` })),
  ]
}
