import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundled } from '../apps/portal/bundled-libraries.ts'
import { root } from './environment.mjs'

const sources = globSync('{apps/portal,packages/{design-system,hooks,i18n}}/src/**/*.{ts,tsx}', { cwd: root })
const imports = /^(?:import|export)\b[^'"]*from '([^.'][^']*)'/gm
const libraryOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

function usesReact(specifier) {
  const file = join(root, 'node_modules', libraryOf(specifier), 'package.json')
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'))
  return 'react' in { ...dependencies, ...peerDependencies }
}

it('every library of the portal that uses React is bundled for its tests, which would else load a second React', () => {
  const imported = sources
    .filter((file) => !file.endsWith('.stories.tsx'))
    .flatMap((file) => Array.from(readFileSync(join(root, file), 'utf8').matchAll(imports), ([, name]) => name))
  const libraries = [...new Set(imported)].filter((name) => !/^(?:node:|@the-house\/|@storybook\/|vitest$)/.test(name))
  expect(libraries.length).toBeGreaterThan(20)
  expect(libraries.filter((name) => usesReact(name) && !bundled.includes(name))).toEqual([])
})
