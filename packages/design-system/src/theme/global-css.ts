import { defineGlobalStyles } from '@chakra-ui/react'

/** Icon sizes of lucide are in px; converted to rem, they grow with the user's text size. */
const icons = Object.fromEntries(
  [12, 14, 16, 18, 20, 22, 24, 26].map((px) => [`svg.lucide[width="${px}"]`, { boxSize: `${px / 16}rem` }]),
)

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    fontVariantNumeric: 'tabular-nums',
    fontSynthesis: 'style',
    scrollPaddingBlock: '5rem',
    colorScheme: 'light',
    '@media print': { bg: 'white !important' },
    '&.dark': { colorScheme: 'dark' },
    // Locks the page's scrolling under a dialog; only on touch devices, since hiding a scroll bar that takes space
    // would shift the page.
    '&:has(dialog[open])': { '@media (pointer: coarse)': { overflow: 'hidden' } },
  },
  body: { textStyle: 'body' },
  'button, a, summary, label, select': { touchAction: 'manipulation' },
  'button, summary, select': { cursor: 'pointer' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  // Headings receive the focus after navigation, where a ring would only distract.
  '[tabindex="-1"]:focus': { outline: 'none' },
  '*::placeholder': { color: 'fg.muted', opacity: 1 },
  '*::selection': { bg: 'lamp.300', color: 'ink.900' },
  ...icons,
  mark: { bg: 'lamp.200', color: 'ink.900', borderRadius: 'sm', px: 1 },
  // Controls are useless on paper.
  'header, nav, footer, [data-print=none]': { '@media print': { display: 'none !important' } },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
