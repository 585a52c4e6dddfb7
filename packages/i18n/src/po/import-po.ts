import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { describeProblem } from '../catalogue/problem.ts'
import { writeWords } from '../catalogue/write.ts'
import { merge } from './merge.ts'
import { openCatalogue } from './open.ts'
import { poLimits, readPo } from './read-po.ts'

/**
 * Imports a PO file as a whole or not at all.
 * @returns whether it was imported, and the messages to print
 */
export function importPo(language: string, file: string, root: string): { done: boolean; said: string[] } {
  if (statSync(file).size > poLimits.bytes)
    return { done: false, said: [`${basename(file)} has more than ${poLimits.bytes} bytes`] }
  const catalogue = openCatalogue(language, root)
  const { returned, problems, language: spoken } = readPo(readFileSync(file, 'utf8'), basename(file))
  if (problems.length === 0 && !spoken.startsWith(language))
    return { done: false, said: [`${basename(file)} holds ${spoken || 'no language'}, not ${language}`] }
  const merged = merge(returned, basename(file), catalogue)
  const refused = problems.length > 0 ? problems : merged.problems
  if (refused.length > 0)
    return { done: false, said: [...refused.map(describeProblem), `${refused.length} problems: nothing was changed.`] }
  const areas = writeWords(root, language, merged.words)
  const left = merged.left.map((one) => `left out: ${describeProblem(one)}`)
  return { done: true, said: [...left, areas.length > 0 ? `Changed: ${areas.join(', ')}` : 'Nothing is new.'] }
}
