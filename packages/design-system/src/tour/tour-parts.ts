import { Tour as Ark } from '@ark-ui/react/tour'
import { chakra, defineRecipe } from '@chakra-ui/react'

/** Catches clicks beside the tour, so that ending it triggers nothing else. */
export const Cover = chakra('div', { base: { position: 'fixed', inset: 0, zIndex: 'menu' } })

/** Dims everything but the target. */
export const Light = chakra(Ark.Spotlight, {
  base: {
    zIndex: 'menu',
    outline: '3px solid',
    outlineColor: 'accent',
    '--dark': 'colors.overlay',
    boxShadow: '0 0 0 200vmax var(--dark)',
  },
})

/** Its z-index, above the spotlight. */
export const Place = chakra(Ark.Positioner, { base: { '--tour-z-index': 'zIndex.menu' } })

const sheet = defineRecipe({
  base: {
    position: 'relative',
    w: 'min(22rem, calc(100vw - 2rem))',
    p: 5,
    display: 'flex',
    flexDirection: 'column',
    gap: 3,
    bg: 'bg.surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
    '&[hidden]': { display: 'none' },
    '&[data-state=open]': { animation: 'rise 180ms cubic-bezier(0.2, 0.7, 0.3, 1)' },
    // Leaves space for the close button.
    '& > [data-part=title]': { textStyle: 'heading', pe: 10 },
    '& > [data-part=close]': { position: 'absolute', top: 2, insetInlineEnd: 2 },
  },
})

/** Ark sets role alertdialog, but the tour is no alert. */
export const Sheet = chakra(Ark.Content, sheet, { defaultProps: { role: 'dialog' } })

export const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 },
})
