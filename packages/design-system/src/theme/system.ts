import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { globalCss } from './global-css.ts'
import { semanticColorTokens } from './semantic-colors.ts'
import { textStyles } from './text-styles.ts'
import { semanticShadows, tokens } from './tokens.ts'

const config = defineConfig({
  cssVarsPrefix: 'house',
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '80em' },
    tokens,
    semanticTokens: { colors: semanticColorTokens, shadows: semanticShadows },
    textStyles,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      fade: { from: { opacity: 0 } },
      rise: { from: { opacity: 0, transform: 'translateY(8px)' } },
      lay: { from: { opacity: 0, transform: 'translateY(-18px)' } },
      breathe: { '50%': { opacity: 0.45 } },
      slide: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
    },
  },
})

const made = createSystem(defaultBaseConfig, config)

/** The school's theme. Recipes are next to their components, so that only those in use are bundled. */
export const system: typeof made = {
  ...made,
  // `translate` is the HTML attribute here: a browser that translates the words of an exercise would change the
  // exercise.
  isValidProperty: (name) => name !== 'translate' && made.isValidProperty(name),
}
