import type { Preview } from '@storybook/react-vite'
import { globalTypes } from './globals.ts'
import { prepare, Setting } from './setting.tsx'

const preview: Preview = {
  globalTypes,
  initialGlobals: { language: 'en', mode: 'light' },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    options: { storySort: { order: ['Introduction', 'Foundations', 'Components', 'Exercises'] } },
  },
  loaders: [
    async ({ globals }) => {
      // The font too: one that comes late moves what a story has measured.
      await Promise.all([prepare(globals['language']), document.fonts.load("1em 'Atkinson Hyperlegible Next'")])
      return {}
    },
  ],
  decorators: [
    (Story, { globals, parameters }) => (
      <Setting mode={globals['mode'] === 'dark' ? 'dark' : 'light'} padded={parameters['padded'] !== false}>
        <Story />
      </Setting>
    ),
  ],
}

export default preview
