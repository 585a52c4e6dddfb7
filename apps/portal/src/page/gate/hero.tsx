import { chakra } from '@chakra-ui/react'
import house from './house.svg?url&no-inline'

const Scene = chakra('svg', { base: { display: 'block', w: 'full', h: 'auto', aspectRatio: '4 / 3' } })

/**
 * The finished house. As a file of its own it is no script that the first screen has to wait for, and `use` lets it
 * take its colours from the page.
 */
export function Hero() {
  return (
    <Scene viewBox="0 0 320 240" aria-hidden="true">
      <use href={`${house}#house`} />
    </Scene>
  )
}
