import { chakra } from '@chakra-ui/react'
import house from './house.svg?url&no-inline'

const Scene = chakra('svg', { base: { display: 'block', w: 'full', h: 'auto', aspectRatio: '4 / 3' } })

/**
 * The picture of the finished house. An SVG file of its own keeps it out of the first screen's script, and `use` lets
 * it inherit the page's colors.
 */
export function Hero() {
  return (
    <Scene viewBox="0 0 320 240" aria-hidden="true">
      <use href={`${house}#house`} />
    </Scene>
  )
}
