import { BudgetExceeded, type Budget } from './budget.ts'

/** A part of a text between empty lines. */
export interface Block {
  line: number
  text: string
}

/** Iterates over the lines of a text, one after the other. */
export function* linesOf(text: string): Generator<string> {
  let from = 0
  for (let to = text.indexOf('\n'); to !== -1; to = text.indexOf('\n', from)) {
    yield text.slice(from, to)
    from = to + 1
  }
  yield text.slice(from)
}

/**
 * Splits a text at its empty lines, without the lines that `isSkipped` names.
 * @throws BudgetExceeded at the first block that is too many or too long
 */
export function blocksOf(
  text: string,
  { rows, characters }: Pick<Budget, 'rows' | 'characters'>,
  isSkipped: (line: string) => boolean,
): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  let number = 0
  for (const line of linesOf(text)) {
    number += 1
    if (isSkipped(line)) continue
    if (line.trim() === '') open = null
    else if (open) open.text += `\n${line}`
    else {
      if (blocks.length >= rows) throw new BudgetExceeded('rows', number, rows)
      blocks.push((open = { line: number, text: line }))
    }
    if (open && open.text.length > characters) throw new BudgetExceeded('characters', open.line, characters)
  }
  return blocks
}
