/** The most ways to lay equal words that are written out. */
const mostWays = 24

/** Ways to lay words, and whether there are more of them. */
export interface Ways {
  ways: number[][]
  isCut: boolean
}

/** The places in a list of titles by which words can be laid: equal titles stand for each other; -1 for no word. */
export function waysOf(words: readonly string[], titles: readonly string[]): Ways {
  return words.reduce<Ways>(
    ({ ways, isCut }, word) => {
      const next = ways.flatMap((way) => {
        if (word === '') return [[...way, -1]]
        return titles.flatMap((title, place) => (title === word && !way.includes(place) ? [[...way, place]] : []))
      })
      return { ways: next.slice(0, mostWays), isCut: isCut || next.length > mostWays }
    },
    { ways: [[]], isCut: false },
  )
}
