import { expect, it } from 'vitest'
import { selfTimes, sumBy } from './self-time.ts'

const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 0, columnNumber: 0 })
const render = frame('render', 'a.js')
const style = frame('style', 'b.js')
const nodes = [
  { id: 1, callFrame: render },
  { id: 2, callFrame: style },
  { id: 3, callFrame: frame('(idle)') },
]

it('gives a function the time until the next sample, and nothing for the last one', () => {
  const times = selfTimes({ nodes, samples: [1, 2, 1], timeDeltas: [900, 2000, 3000] })
  expect(Array.from(times)).toEqual([
    [render, 2],
    [style, 3],
  ])
})

it('leaves out what the page waits', () => {
  expect(selfTimes({ nodes, samples: [3, 1], timeDeltas: [0, 5000] }).size).toBe(1)
})

it('sums functions of one name, the largest first', () => {
  const times = new Map([
    [render, 2],
    [style, 3],
    [frame('more', 'a.js'), 4],
  ])
  expect(sumBy(times, ({ url }) => url)).toEqual([
    ['a.js', 6],
    ['b.js', 3],
  ])
})
