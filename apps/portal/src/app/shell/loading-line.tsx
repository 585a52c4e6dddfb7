import { chakra } from '@chakra-ui/react'

/** Above everything, so that nothing moves for it; skeletons say for themselves that they are busy. */
const Top = chakra('div', {
  base: {
    display: 'none',
    position: 'fixed',
    insetInline: 0,
    top: 0,
    h: 1,
    zIndex: 'toast',
    // What is there in a moment needs no sign.
    animation: 'fade 120ms 150ms both',
    'main:has([aria-busy=true]:not(button)) > &': { display: 'block' },
  },
})
const Bar = chakra('div', { base: { w: '40%', h: 'full', bg: 'accent', animation: 'slide 1.2s ease-in-out infinite' } })

/** A thin line at the edge of the window, as long as something of the screen beside it is loading. */
export function LoadingLine() {
  return (
    <Top aria-hidden="true">
      <Bar />
    </Top>
  )
}
