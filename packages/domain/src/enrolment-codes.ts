import { readableAlphabet } from './readable-alphabet.ts'

/** Letters and digits of a generated code: 13 of 5 bits are 65. */
export const generatedCodeLength = 13

/** The least that keeps a code from being guessed at the rate that the limits of the registration leave. */
const leastBits = 60

/** What is typed in place of a digit that it looks like. */
const lookalikes: Record<string, string> = { O: '0', I: '1', L: '1' }

const generated = new RegExp(`^[${readableAlphabet}]{${generatedCodeLength}}$`)

/** A generated code as it is shown and stored, in groups: `7K2M-Q9XD-4RTWA`. */
export const formatGeneratedCode = (code: string): string =>
  [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join('-')

/** A generated code, from one as it was typed: in any case and groups, with letters for digits; null: it is none. */
export function generatedCodeOf(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/[OIL]/g, (letter) => lookalikes[letter] ?? letter)
  return generated.test(plain) ? formatGeneratedCode(plain) : null
}

/** The stored codes that a typed one may be, the likelier one first: a school's own codes are taken as they are. */
export function codesTyped(typed: string): string[] {
  const code = generatedCodeOf(typed)
  return code === null || code === typed ? [typed] : [typed, code]
}

const kinds = [
  [/\p{Nd}/u, 10],
  [/\p{Lu}/u, 26],
  [/\p{Ll}/u, 26],
  [/[^\p{Nd}\p{L}]/u, 8],
] as const

/** Whether a school's own code can be guessed: a plain estimate by its length and the signs in it. */
export function isShortCode(code: string): boolean {
  const signs = kinds.reduce((sum, [kind, count]) => sum + (kind.test(code) ? count : 0), 0)
  return generatedCodeOf(code) === null && code.length * Math.log2(Math.max(2, signs)) < leastBits
}
