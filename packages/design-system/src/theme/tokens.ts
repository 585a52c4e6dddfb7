import { defineTokens } from '@chakra-ui/react/styled-system'
import { colorTokens } from './palettes.ts'

/** Chakra's 4 px scale, in rem so that it grows with the user's text size. */
const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96,
]
const scale = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]))

const family = "'Atkinson Hyperlegible Next', 'Atkinson Fallback', system-ui, sans-serif"

export const tokens = defineTokens({
  colors: colorTokens,
  spacing: scale,
  sizes: {
    ...scale,
    /** The minimum width and height of a touch target. */
    target: { value: '2.75rem' },
    full: { value: '100%' },
    /** The widest readable text, the narrow form, the page. */
    prose: { value: '42rem' },
    form: { value: '26rem' },
    page: { value: '72rem' },
  },
  fonts: { body: { value: family }, heading: { value: family }, mono: { value: 'ui-monospace, monospace' } },
  fontSizes: {
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.25rem' },
    '4xl': { value: '3rem' },
  },
  fontWeights: { normal: { value: 400 }, medium: { value: 560 }, semibold: { value: 640 }, bold: { value: 720 } },
  radii: {
    none: { value: '0' },
    sm: { value: '6px' },
    control: { value: '10px' },
    card: { value: '12px' },
    chip: { value: '999px' },
    full: { value: '999px' },
    /** A door: round above, square below. */
    arch: { value: '999px 999px 12px 12px' },
  },
  durations: { fast: { value: '120ms' }, normal: { value: '180ms' }, slow: { value: '240ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } },
  zIndex: { sticky: { value: 10 }, menu: { value: 100 }, toast: { value: 1000 } },
})

export const semanticShadows = {
  float: {
    value: {
      _light: '0 1px 2px rgb(29 42 68 / 0.08), 0 12px 32px -8px rgb(29 42 68 / 0.24)',
      _dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px -8px rgb(0 0 0 / 0.7)',
    },
  },
}
