import type { Preview } from '@storybook/react-vite'
import './preview.css'
import { ComponentPage } from '../src/component-page.tsx'
import { DocsFrame } from '../src/docs-frame.tsx'
import { describeProps } from '../src/describe-props.ts'
import { globalTypes, initialGlobals, viewports } from './globals.ts'
import { letReadersBe } from './quiet.ts'
import { prepare, Setting } from '../src/setting.tsx'
import { receivedGlobals } from '../src/sync-globals.ts'

letReadersBe()

const preview: Preview = {
  globalTypes,
  initialGlobals: { ...initialGlobals, ...receivedGlobals() },
  tags: ['autodocs'],
  argTypesEnhancers: [describeProps],
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: { options: viewports },
    docs: { container: DocsFrame, page: ComponentPage, codePanel: true },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // The panel of a story also lists passed rules; a test needs only the violations.
        ...(import.meta.env.MODE === 'test' && { resultTypes: ['violations'] }),
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colours', 'Contrast', 'Type', 'Space and shape', 'Motion', 'Icons'],
          'Exercises',
          'Components',
          'Forms',
          'Exercise editor',
          'Patterns',
          'Guides',
        ],
      },
    },
  },
  loaders: [
    async ({ globals }) => {
      // Fonts are preloaded: one that loads late would shift the layout that a story has measured.
      await Promise.all([prepare(globals['language']), document.fonts.load("1em 'Atkinson Hyperlegible Next'")])
      return {}
    },
  ],
  decorators: [
    (Story, { globals, parameters }) => (
      <Setting globals={globals} padded={parameters['padded'] !== false}>
        <Story />
      </Setting>
    ),
  ],
}

export default preview
