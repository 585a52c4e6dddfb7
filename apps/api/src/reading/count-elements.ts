import { Parser } from 'htmlparser2'
import { BudgetExceeded, type Budget, type BudgetName } from './budget.ts'

/** How much of a document is read before the budget is looked at again; a hostile file is not read to its end. */
const pieceLength = 64 * 1024

const lineAt = (text: string, end: number): number => {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) line += 1
  return line
}

/**
 * Counts the elements of an XML document, before it is read as a whole into objects.
 * @param row the name of the elements that are its rows
 * @throws BudgetExceeded at the first element that is too many, or too deep
 */
export function countElements(text: string, row: string, budget: Pick<Budget, 'rows' | 'depth' | 'elements'>): void {
  const counts = { rows: 0, depth: 0, elements: 0 }
  const within = (name: keyof typeof counts & BudgetName) => {
    if (counts[name] > budget[name]) throw new BudgetExceeded(name, lineAt(text, parser.startIndex), budget[name])
  }
  const parser = new Parser(
    {
      onopentagname: (name) => {
        counts.elements += 1
        counts.depth += 1
        if (name === row) counts.rows += 1
        within('elements')
        within('depth')
        within('rows')
      },
      onclosetag: () => {
        counts.depth -= 1
      },
    },
    { xmlMode: true },
  )
  for (let at = 0; at < text.length; at += pieceLength) parser.write(text.slice(at, at + pieceLength))
  parser.end()
}
