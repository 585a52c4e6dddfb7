import { describe, expect, it } from 'vitest'
import * as admin from '../admin.ts'
import * as editor from '../exercise-editor/exercise-editor.tsx'
import * as main from '../index.ts'
import type { About } from './about.ts'
import { statesOf } from './states.ts'

const pages = import.meta.glob<About>('../**/*.about.tsx', { eager: true, import: 'default' })
const stories = import.meta.glob<string>('../**/*.stories.tsx', { eager: true, import: 'default', query: '?raw' })

const namesOf = (code: string) => [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
const titleOf = (code: string) => /title: '([^']+)'/.exec(code)?.[1] ?? ''
const storiesOf = new Map(Object.values(stories).map((code) => [titleOf(code), namesOf(code)]))
const storyOf = (page: string) => stories[page.replace('.about.tsx', '.stories.tsx')] ?? ''

const staff = new Set([...Object.keys(admin), ...Object.keys(editor)])
const exported = [...Object.keys(main), ...staff]

it.each(exported)('%s has a page, and one alone', (name) => {
  expect(Object.values(pages).filter((page) => page.exports.some((one) => one === name))).toHaveLength(1)
})

describe.each(Object.entries(pages))('the page %s', (path, page) => {
  it('stands in the docs, with at least one state', () => {
    const story = storyOf(path)
    expect(story).toContain(`import about from './${path.split('/').at(-1)}'`)
    expect(story).toMatch(/parameters: \{ about/)
    expect(namesOf(story)).not.toEqual([])
  })

  it('says all that a page says', () => {
    expect(page.purpose).toMatch(/[.?]$/)
    expect([page.avoid.length, page.spoken.length, Object.keys(page.anatomy).length]).not.toContain(0)
    for (const example of [page.good, page.bad]) expect(example.why).toMatch(/[.?]$/)
  })

  it('is marked as one for staff where students load none of it', () => {
    const forStaff = page.exports.length > 0 && page.exports.every((name) => staff.has(name))
    expect(/tags: \[[^\]]*'staff'/.test(storyOf(path))).toBe(forStaff)
  })

  it('is marked as a part where another component shows it', () => {
    expect(/tags: \[[^\]]*'part'/.test(storyOf(path))).toBe(page.exports.length === 0)
  })
})

it.each(Object.entries(statesOf))('%s is shown in every state', (title, states) => {
  expect(storiesOf.get(title)).toEqual(expect.arrayContaining([...states]))
})

it('leaves no component without a page', () => {
  const bare = Object.entries(stories).filter(
    ([, code]) => !code.includes('.about.tsx') && !/^(?:Foundations|Patterns|Exercise editor)\//.test(titleOf(code)),
  )
  expect(bare.map(([path]) => path)).toEqual([])
})
