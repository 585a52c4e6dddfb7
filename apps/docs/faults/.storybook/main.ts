import docs from '../../.storybook/main.ts'

/** The docs' configuration with stories that are wrong on purpose: faults.test.ts expects each of them to fail. */
export default { ...docs, stories: ['../*.stories.tsx'], staticDirs: [] }
