import type { SystemContext } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { css } from '@emotion/react'

/** The layers of the cascade, preflight, global styles and tokens of a system as a style sheet. */
export function globalCss({ layers, _global }: Pick<SystemContext, 'layers' | '_global'>): string {
  const cache = createCache({ key: 'house' })
  const serialized = css([..._global])
  return `${layers.atRule}${cache.insert('', serialized, cache.sheet, false) ?? ''}`
}
