import type { Plugin } from 'vite'
import { codeOf } from '../src/said-in-code.ts'

/**
 * Adds the prop defaults and recipes that Storybook does not find in the code of components (read by recipe-props.ts).
 */
export const propsPlugin: Plugin = {
  name: 'the-house:props',
  enforce: 'pre',
  transform(source, id) {
    if (!/design-system\/src\/.*\.tsx$/.test(id) || /\.(?:stories|about|test)\.tsx$/.test(id)) return undefined
    const more = codeOf(source)
    return more ? { code: `${source}\n${more}`, map: null } : undefined
  },
}
