/** How often a sign stands in a text. */
export function countIn(text: string, sign: string): number {
  let count = 0
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + sign.length)) count += 1
  return count
}
