import { join } from 'node:path'
import { addLanguage, writeLanguages } from './add.ts'
import { places } from '../catalogue/definition.ts'

const root = join(import.meta.dirname, '../../../..')
const [code, ...options] = process.argv.slice(2)

try {
  if (code === undefined) {
    writeLanguages(root)
    console.log(`The code follows ${places.definition}.`)
  } else {
    const name = addLanguage(root, code, { copy: options.includes('--copy') })
    console.log(`${name} is started: ${places.locales}/${code}. What is not translated yet is shown in English.`)
    console.log(
      `It is named in ${places.definition}: look at its name, and give lang the region of its readers (pt-BR).`,
    )
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
