import { chakra } from '@chakra-ui/react'

/**
 * Overlays the page, so that the layout does not shift; hidden from screen readers, as skeletons are busy themselves.
 */
const Top = chakra('div', {
  base: {
    display: 'none',
    position: 'fixed',
    insetInline: 0,
    top: 0,
    h: 1,
    zIndex: 'toast',
    // A delay, so that a short load shows no bar.
    animation: 'fade 120ms 150ms both',
    'main:has([aria-busy=true]:not(button)) > &': { display: 'block' },
  },
})
const Bar = chakra('div', { base: { w: '40%', h: 'full', bg: 'accent', animation: 'slide 1.2s ease-in-out infinite' } })

/** The progress bar at the top of the window while a part of the screen loads. */
export function LoadingBar() {
  return (
    <Top aria-hidden="true">
      <Bar />
    </Top>
  )
}
