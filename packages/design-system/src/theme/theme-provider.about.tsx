import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'

export default about({
  exports: ['ThemeProvider', 'system', 'useColorMode', 'setColorMode', 'showColorMode', 'applyColorMode', 'colorModes'],
  purpose:
    'Colours, type and styles for everything below; stands once, at the root. useColorMode tells and changes the colour mode, applyColorMode puts it on the page before the first paint.',
  avoid: ['A colour of its own: take a token by its purpose.', 'A theme in a theme: there is one.'],
  good: {
    show: <Said>{'<ThemeProvider nonce={nonce}>'}</Said>,
    why: 'The nonce lets the page’s policy forbid all other styles.',
  },
  bad: {
    show: <Said>{'style={{ color: "#B4472F" }}'}</Said>,
    why: 'Stays brick in the evening, and the policy refuses it.',
  },
  anatomy: {
    Styles: 'one cache, with the nonce',
    System: 'tokens and text styles',
    Mode: 'light, dark, or as the device has it',
  },
  keys: {},
  spoken: ['Nothing.'],
})
