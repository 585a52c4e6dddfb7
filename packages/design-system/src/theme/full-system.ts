import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { globalCss } from './global-css.ts'
import { semanticColorTokens } from './semantic-colors.ts'
import { breakpoints, prefix } from './breakpoints.ts'
import { textStyles } from './text-styles.ts'
import { semanticShadows, tokens } from './tokens.ts'

const config = defineConfig({
  cssVarsPrefix: prefix,
  preflight: true,
  globalCss,
  theme: {
    breakpoints,
    tokens,
    semanticTokens: { colors: semanticColorTokens, shadows: semanticShadows },
    textStyles,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      fade: { from: { opacity: 0 } },
      rise: { from: { opacity: 0, transform: 'translateY(8px)' } },
      raise: { from: { opacity: 0, transform: 'translateY(100%)' } },
      lay: { from: { opacity: 0, transform: 'translateY(-18px)' } },
      breathe: { '50%': { opacity: 0.45 } },
      slide: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
    },
  },
})

/** The school's whole theme, which takes a phone a third of a second to make: builds and tests write parts of it. */
export const fullSystem = createSystem(defaultBaseConfig, config)
