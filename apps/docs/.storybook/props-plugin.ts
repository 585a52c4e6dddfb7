import type { Plugin } from 'vite'
import { codeOf } from '../src/said-in-code.ts'

/** Tells the docs what Storybook does not read of props in the code of components (recipe-props.ts takes it up). */
export const propsPlugin: Plugin = {
  name: 'the-house:props',
  enforce: 'pre',
  transform(source, id) {
    if (!/design-system\/src\/.*\.tsx$/.test(id) || /\.(?:stories|about|test)\.tsx$/.test(id)) return undefined
    const more = codeOf(source)
    return more ? { code: `${source}\n${more}`, map: null } : undefined
  },
}
