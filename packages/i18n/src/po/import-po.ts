import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { describeProblem } from '../catalogue/problem.ts'
import { writeWords } from '../catalogue/write.ts'
import { BadCharset, decodePo } from './decode-po.ts'
import { expandForms } from './expand-forms.ts'
import { readFileForms } from './file-forms.ts'
import { merge, type Catalogue } from './merge.ts'
import { openCatalogue } from './open.ts'
import { poLimits, readPo, type ReadPo } from './read-po.ts'

interface Outcome {
  done: boolean
  said: string[]
}

/** Reads the plural forms of a file as those of the language. */
function expanded({ returned, pluralForms }: ReadPo, catalogue: Catalogue, file: string) {
  const { language, target } = catalogue
  const words = new Map(target.map(({ key, value }) => [key, value]))
  return expandForms(returned, readFileForms(pluralForms, language), { words, language, file })
}

/** Turns what cannot be read of a file as a whole into what is said of it. */
function refusedAsWhole(error: unknown, file: string): Outcome {
  if (error instanceof BadCharset) return { done: false, said: [`${file}:${error.line} ${error.message}`] }
  if (error instanceof SyntaxError) return { done: false, said: [`${file} ${error.message}`] }
  throw error
}

/**
 * Imports a PO file as a whole or not at all.
 * @returns whether it was imported, and the messages to print
 */
export function importPo(language: string, file: string, root: string): Outcome {
  try {
    return takePo(language, file, root)
  } catch (error) {
    return refusedAsWhole(error, basename(file))
  }
}

function takePo(language: string, file: string, root: string): Outcome {
  if (statSync(file).size > poLimits.bytes)
    return { done: false, said: [`${basename(file)} has more than ${poLimits.bytes} bytes`] }
  const catalogue = openCatalogue(language, root)
  const read = readPo(decodePo(readFileSync(file)), basename(file))
  const { language: spoken } = read
  if (read.problems.length === 0 && !spoken.startsWith(language))
    return { done: false, said: [`${basename(file)} holds ${spoken || 'no language'}, not ${language}`] }
  const { returned, shared, ...forms } = expanded(read, catalogue, basename(file))
  const problems = [...read.problems, ...forms.problems]
  const merged = merge(returned, basename(file), catalogue)
  const refused = problems.length > 0 ? problems : merged.problems
  if (refused.length > 0)
    return { done: false, said: [...refused.map(describeProblem), `${refused.length} problems: nothing was changed.`] }
  const areas = writeWords(root, language, merged.words)
  const left = merged.left.map((one) => `left out: ${describeProblem(one)}`)
  const fewer = shared.map((one) => `fewer forms: ${describeProblem(one)}`)
  return {
    done: true,
    said: [...left, ...fewer, areas.length > 0 ? `Changed: ${areas.join(', ')}` : 'Nothing is new.'],
  }
}
