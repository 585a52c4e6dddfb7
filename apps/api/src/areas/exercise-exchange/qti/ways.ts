/** The most ways to lay equal words that are written out. */
export const mostWays = 24

/** The places in a list of titles by which words can be laid: equal titles stand for each other; -1 for no word. */
export function waysOf(words: readonly string[], titles: readonly string[]): number[][] {
  return words.reduce<number[][]>(
    (ways, word) =>
      ways
        .flatMap((way) => {
          if (word === '') return [[...way, -1]]
          return titles.flatMap((title, place) => (title === word && !way.includes(place) ? [[...way, place]] : []))
        })
        .slice(0, mostWays),
    [[]],
  )
}
