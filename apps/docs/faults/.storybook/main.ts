import docs from '../../.storybook/main.ts'

/** The docs as they are, with stories that are wrong on purpose: faults.test.ts sees each of them fail. */
export default { ...docs, stories: ['../*.stories.tsx'], staticDirs: [] }
