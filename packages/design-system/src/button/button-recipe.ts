import { defineRecipe } from '@chakra-ui/react'

/** A button like a brick: raised, and lowered when pressed. */
export const buttonRecipe = defineRecipe({
  base: {
    '--edge': '0px',
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minW: 'target',
    minH: 'target',
    px: 4,
    py: 2,
    borderRadius: 'control',
    border: '1.5px solid transparent',
    textStyle: 'label',
    fontWeight: 'semibold',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    boxShadow: '0 var(--edge) 0 var(--edge-color, transparent)',
    transitionProperty: 'background-color, border-color, transform, box-shadow',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    '&:active:not(:disabled, [aria-disabled=true])': {
      transform: 'translateY(var(--edge))',
      '--edge-color': 'transparent',
    },
    _disabled: {
      bg: 'bg.sunken',
      color: 'fg.muted',
      borderColor: 'border',
      borderStyle: 'dashed',
      cursor: 'not-allowed',
      '--edge': '0px',
      transform: 'none',
    },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      primary: {
        '--edge': '3px',
        '--edge-color': 'colors.accent.edge',
        bg: 'accent',
        color: 'accent.fg',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'accent.hover' },
      },
      secondary: {
        bg: 'bg.surface',
        color: 'fg',
        borderColor: 'border.strong',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.sunken', borderColor: 'fg' },
      },
      quiet: {
        color: 'fg',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.sunken' },
        _disabled: { bg: 'transparent' },
      },
      danger: {
        bg: 'wrong.subtle',
        color: 'wrong',
        borderColor: 'wrong',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'wrong', color: 'bg.surface' },
      },
    },
    size: { md: {}, lg: { minH: 14, px: 6, py: 3, fontSize: 'lg' } },
    block: { true: { w: 'full' } },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
})
