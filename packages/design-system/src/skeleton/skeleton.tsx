import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

const Bar = chakra('div', {
  base: {
    bg: 'bg.sunken',
    borderRadius: 'control',
    minH: 4,
    animation: 'breathe 1.8s ease-in-out infinite',
    '@media (forced-colors: active)': { border: '1px solid' },
  },
})

/** Reserves the space of content that is loading, in its size. While one is mounted, its screen counts as loading. */
export function Skeleton(props: ComponentProps<typeof Bar>) {
  return <Bar aria-hidden="true" aria-busy="true" {...props} />
}
