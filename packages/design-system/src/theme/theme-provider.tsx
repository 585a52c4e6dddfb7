import './fonts.css'
import './system.css'
import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { useLayoutEffect, type ReactNode } from 'react'
import { applyColorMode, useColorMode } from './color-mode.ts'
import { styleCache } from './style-cache.ts'
import { system } from './system.ts'

export interface ThemeProviderProps {
  /** The nonce of the page's Content Security Policy, for the styles. */
  nonce?: string | undefined
  children: ReactNode
}

/** Provides colours, typography and styles to everything below. */
export function ThemeProvider({ nonce, children }: ThemeProviderProps) {
  const { resolved } = useColorMode()
  useLayoutEffect(applyColorMode, [resolved])
  return (
    <CacheProvider value={styleCache(nonce)}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
