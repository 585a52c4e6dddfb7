import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

/** Icon sizes of lucide are in px; converted to rem, they grow with the user's text size. */
const icons = Object.fromEntries(
  [12, 14, 16, 18, 20, 22, 24, 26].map((px) => [`svg.lucide[width="${px}"]`, { boxSize: `${px / 16}rem` }]),
)

/**
 * A lesson that fills the window: what holds it hands on the height that no keyboard covers, and what stands beside it
 * is a press away. Important, because elements on the way have sizes of their own for all other screens.
 */
const aroundLesson = {
  display: 'flex !important',
  flexDirection: 'column !important',
  flex: '1 1 0% !important',
  alignSelf: 'stretch !important',
  w: 'full !important',
  minW: '0 !important',
  maxW: 'none !important',
  minH: '0 !important',
  m: '0 !important',
  p: '0 !important',
  gap: '0 !important',
  border: 'none !important',
  borderRadius: '0 !important',
}
const unseen = { position: 'absolute !important', w: '1px !important', h: '1px !important', overflow: 'hidden' }

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
  'body:has([data-lesson])': {
    '@media screen': {
      position: 'fixed',
      insetInline: 0,
      top: 'var(--visible-top, 0px)',
      display: 'flex',
      flexDirection: 'column',
      h: 'var(--visible-height, 100dvh)',
      // Without it the body stays as high as the window, behind the keyboard.
      minH: 0,
    },
  },
  'body :has([data-lesson])': { '@media screen': aroundLesson },
  'body:has([data-lesson]) [data-beside-lesson=""]': { '@media screen': { display: 'none !important' } },
  // Heard, not seen: the title of the screen.
  'body:has([data-lesson]) [data-beside-lesson=read]': { '@media screen': unseen },
  // Neither, but for the dialogs that it holds.
  'body:has([data-lesson]) [data-beside-lesson=dialogs]': {
    '@media screen': { ...unseen, visibility: 'hidden', transform: 'scale(0)', '& dialog': { visibility: 'visible' } },
  },
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
