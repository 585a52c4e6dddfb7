import { defineRecipe } from '@chakra-ui/react'

export const dialogRecipe = defineRecipe({
  base: {
    m: 'auto',
    w: 'calc(100vw - 2rem)',
    maxH: 'calc(100dvh - 2rem)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Scrolls a focused element clear of the sticky actions.
    scrollPaddingBlockEnd: 24,
    bg: 'bg.surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
    _backdrop: { bg: 'overlay' },
    '&[open]': { animation: 'rise 180ms cubic-bezier(0.2, 0.7, 0.3, 1)' },
    '&[open]::backdrop': { animation: 'fade 180ms ease-out' },
  },
  variants: {
    size: { md: { maxW: '30rem' }, lg: { maxW: '48rem' }, full: { maxW: 'calc(100vw - 2rem)', h: 'full' } },
  },
  defaultVariants: { size: 'md' },
})

export const dialogActionsRecipe = defineRecipe({
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 'sticky',
    display: 'flex',
    flexDirection: { base: 'column-reverse', sm: 'row' },
    flexWrap: { sm: 'wrap' },
    justifyContent: 'flex-end',
    gap: 3,
    // Full width of the dialog, over its padding.
    mx: { base: -5, md: -6 },
    mb: { base: -5, md: -6 },
    px: { base: 5, md: 6 },
    pt: 3,
    pb: { base: 5, md: 6 },
    bg: 'bg.surface',
  },
})
