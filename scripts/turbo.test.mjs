import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './environment.mjs'
import { stages } from './test-stages.mjs'

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const workspaces = globSync('{apps,packages}/*/package.json', { cwd: root }).map((file) => dirname(file))
const files = ['turbo.json', ...workspaces.map((workspace) => join(workspace, 'turbo.json'))]
const tasks = files.flatMap((file) =>
  Object.entries(read(file).tasks ?? {}).map(([name, task]) => ({ file, name, task })),
)

// A task of the root depends on every file.
const kept = tasks.filter(({ name, task }) => task.cache !== false && !name.startsWith('//#'))

it.each(kept)('$name of $file is made anew when a workspace that it is made of has changed', ({ name, task }) => {
  const all = new Set([`^${name}`, 'source', '^source'])
  expect(task.dependsOn.some((other) => all.has(other))).toBe(true)
})

const isCheck = (name) => /^(?:check|units|attack|stories|journeys|bytes)\b/.test(name)

it('every script that is a check is run by npm test', () => {
  const scripts = ['.', ...workspaces].flatMap((workspace) => {
    const { name, scripts = {} } = read(join(workspace, 'package.json'))
    return Object.keys(scripts)
      .filter(isCheck)
      .map((script) => `${workspace === '.' ? '//' : name}#${script}`)
  })
  const run = stages.flatMap(({ steps }) => steps.flatMap((step) => step.tasks))
  expect(scripts.toSorted()).toEqual(run.filter((task) => /#(?!build|docs:build)/.test(task)).toSorted())
})

describe('journeys', () => {
  const groups = readdirSync(join(root, 'apps/e2e/src/journeys'))
  const journeys = read('apps/e2e/turbo.json').tasks

  it('are all run, each folder by a task of its own', () => {
    expect(Object.keys(journeys).toSorted()).toEqual(groups.map((group) => `journeys:${group}`).toSorted())
  })

  it('of one folder at least run again when an area of the portal has changed', () => {
    for (const area of readdirSync(join(root, 'apps/portal/src/areas'))) {
      const leftOut = `!$TURBO_ROOT$/apps/portal/src/areas/${area}/**`
      expect(Object.values(journeys).filter(({ inputs }) => !inputs.includes(leftOut))).not.toEqual([])
    }
  })
})
