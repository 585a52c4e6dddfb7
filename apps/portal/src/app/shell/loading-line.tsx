import { chakra } from '@chakra-ui/react'
import { ProgressLine } from '@the-house/design-system'

/** Above everything, so that nothing moves for it. */
const Top = chakra('div', {
  base: {
    display: 'none',
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: 'toast',
    // What is there in a moment needs no sign.
    animation: 'fade 120ms 150ms both',
    'main:has([aria-busy=true]:not(button)) > &': { display: 'block' },
  },
})

/** A thin line at the edge of the window, as long as something of the screen beside it is loading. */
export function LoadingLine() {
  return (
    <Top>
      <ProgressLine thin />
    </Top>
  )
}
