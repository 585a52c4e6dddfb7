import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../add/write-code.ts'
import { areaFiles, places, readDefinition, type Definition } from '../catalogue/definition.ts'
import type { Problem } from '../catalogue/problem.ts'

const advice = 'run `npm run i18n:add`'

/** The languages of a tree that are only started; of those English stands in for what is missing. */
export const isStarted = (definition: Definition, language: string): boolean =>
  definition[language]?.state === 'started'

/** The definition of the languages, where a tree has one. */
export const definitionOf = (root: string): Definition =>
  existsSync(join(root, places.definition)) ? readDefinition(root) : {}

/** That the code and the folders follow languages.json. */
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
