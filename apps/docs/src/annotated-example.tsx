import { Box } from '@chakra-ui/react'
import type { About } from '@the-house/design-system/about'
import { useLayoutEffect, useRef, useState } from 'react'
import { PartNumber } from './part-number.tsx'
import { partsIn } from './parts.ts'
import { placeCallouts, type Callout } from './callouts.ts'

const reaching = (side: Callout['side'], length: string) => (side === 'right' ? { width: length } : { height: length })

/** The good example with a numbered callout for each part, explained in the list below. */
export function AnnotatedExample({ about }: { about: About }) {
  const picture = useRef<HTMLDivElement>(null)
  const [callouts, setCallouts] = useState<Callout[]>([])
  useLayoutEffect(() => {
    const drawn = picture.current
    if (!drawn) return undefined
    const measure = () => {
      const { width, height } = drawn.getBoundingClientRect()
      setCallouts(placeCallouts(partsIn(drawn, about), { left: 0, top: 0, right: width, bottom: height }))
    }
    const resized = new ResizeObserver(measure)
    // Lazy parts appear later without resizing the example.
    const changed = new MutationObserver(measure)
    resized.observe(drawn)
    changed.observe(drawn, { childList: true, subtree: true })
    return () => {
      resized.disconnect()
      changed.disconnect()
    }
  }, [about])
  return (
    <Box
      mb={5}
      py={12}
      ps={{ base: 'min(1rem, 5vw)', md: 8 }}
      pe={{ base: 10, md: 12 }}
      border="1px solid"
      borderColor="border"
      borderRadius="card"
      bg="bg"
    >
      <Box position="relative">
        <Box ref={picture} inert overflow="hidden">
          {about.good.show}
        </Box>
        {callouts.map(({ number, at, side, depth }) => (
          <PartNumber
            key={number}
            pinned={side}
            aria-hidden="true"
            style={side === 'right' ? { top: at } : { left: at }}
            _after={reaching(side, `calc(${depth}px + 0.5rem)`)}
          >
            {number}
          </PartNumber>
        ))}
      </Box>
    </Box>
  )
}
