import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { checkWords, compile, scratchCopy } from './scratch-copy.mjs'

const root = resolve(import.meta.dirname, '..')
const guides = join(root, 'apps/docs/pages/guides')

/** The steps of a guide: each block says in its first line which file it is for, and where in it. */
function stepsOf(guide) {
  const text = readFileSync(join(guides, `${guide}.mdx`), 'utf8')
  const blocks = [...text.matchAll(/```\w+\n\/\/ (\S+): (?:(new)|(after|before) "(.*)")\n([\s\S]*?)```/g)]
  return blocks.map(([, file, isNew, side, place, code]) => ({ file, isNew, side, place, code }))
}

/** Does what a guide says. */
function follow(guide, copy) {
  expect(stepsOf(guide)).not.toEqual([])
  for (const { file, isNew, side, place, code } of stepsOf(guide)) {
    const path = join(copy, file)
    mkdirSync(dirname(path), { recursive: true })
    if (isNew) {
      writeFileSync(path, code)
      continue
    }
    const lines = readFileSync(path, 'utf8').split('\n')
    const at = lines.findIndex((line) => line.includes(place))
    expect(at, `${file} has a line with ${place}`).not.toBe(-1)
    lines.splice(side === 'after' ? at + 1 : at, 0, code.trimEnd())
    writeFileSync(path, lines.join('\n'))
  }
}

it(
  'leads to what compiles, but for what the guide to a question type says is to be filled',
  { timeout: 480_000 },
  () => {
    const copy = scratchCopy()
    for (const guide of ['widget', 'entity', 'screen']) follow(guide, copy)
    expect(checkWords(copy)).toBe('The catalogues are in order.')
    follow('question-type', copy)
    const said = ['packages/design-system', 'apps/api', 'apps/portal'].map((workspace) => compile(copy, workspace))
    const asked = [...said.join('\n').matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file)
    const text = readFileSync(join(guides, 'question-type.mdx'), 'utf8')
    const named = [...text.matchAll(/^- `((?:apps|packages)\/[^`]+\.tsx?)`: /gm)].map(([, file]) => file)
    expect(new Set(asked)).toEqual(new Set(named))
    expect(checkWords(copy)).toBe('The catalogues are in order.')
    const files = new Set([...stepsOf('question-type').map(({ file }) => file), ...named])
    const besides = [...files].filter((file) => !/^packages\/(?:design-system|i18n)\//.test(file))
    expect(besides.length, `besides its widget and its texts: ${besides.join(', ')}`).toBeLessThanOrEqual(9)
  },
)
