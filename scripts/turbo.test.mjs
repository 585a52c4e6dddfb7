import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { tasks } = JSON.parse(readFileSync(new URL('../turbo.json', import.meta.url), 'utf8'))
const kept = Object.entries(tasks).filter(([, { outputs }]) => outputs)

it.each(kept)('%s is made anew when a workspace that it is made of has changed', (name, { dependsOn }) => {
  expect(dependsOn).toContain(`^${name}`)
})
