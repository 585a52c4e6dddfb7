import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

/** The screen in CSS pixels, and the edge round it. */
const screen = { width: 360, height: 740 }
const edge = 10
const whole = { width: screen.width + 2 * edge, height: screen.height + 2 * edge }

const Column = chakra('section', { base: { w: 'full', maxW: `${whole.width}px` } })
const Body = chakra('div', {
  base: {
    transformOrigin: 'top left',
    bg: 'ink.900',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: '36px',
    p: `${edge - 1}px`,
    boxShadow: 'float',
  },
})
const Screen = chakra('div', {
  base: {
    overflow: 'auto',
    w: `${screen.width}px`,
    h: `${screen.height}px`,
    bg: 'bg',
    borderRadius: '27px',
    '& > iframe': { display: 'block', w: 'full', h: 'full', border: 'none' },
  },
})

export interface PhoneFrameProps {
  /** The accessible name of what is shown. */
  title: string
  /** An iframe, or what is shown in the frame itself. */
  children: ReactNode
}

/** The width that its column has, as it changes. */
function useWidth() {
  const [width, setWidth] = useState<number>()
  const column = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = column
    if (!current) return undefined
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    setWidth(current.clientWidth)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { column, width }
}

/** A phone of 360 by 740 CSS pixels, smaller where its column is narrower; what is in it keeps its width. */
export function PhoneFrame({ title, children }: PhoneFrameProps) {
  const { column, width = whole.width } = useWidth()
  const scale = Math.min(1, width / whole.width)
  return (
    <Column ref={column} aria-label={title}>
      <div style={{ height: whole.height * scale }}>
        <Body style={{ width: whole.width, height: whole.height, transform: `scale(${scale})` }}>
          <Screen>{children}</Screen>
        </Body>
      </div>
    </Column>
  )
}
