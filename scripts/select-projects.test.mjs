import { expect, it } from 'vitest'
import { selectFolders } from './select-projects.mjs'

const folders = ['packages/domain', 'apps/api', 'scripts']
const select = (...given) => selectFolders(['run', ...given], folders)

it('starts only the projects of the files and names that are given', () => {
  expect(select(`${import.meta.dirname}/../apps/api/src/app.ts`)).toEqual(['apps/api'])
  expect(select('--project', 'api', '--project=domain')).toEqual(['packages/domain', 'apps/api'])
})

it('starts all projects where none is named, or one by a name or pattern that is not a folder', () => {
  expect(select('-t', 'a title')).toEqual(folders)
  expect(select('books')).toEqual(folders)
  expect(select('--project', 'api', '--project', '!docs*')).toEqual(folders)
})
