import { Tour as Ark } from '@ark-ui/react/tour'
import { chakra, defineRecipe } from '@chakra-ui/react'

/** Catches what is pressed beside the tour, so that ending it does nothing else. */
export const Cover = chakra('div', { base: { position: 'fixed', inset: 0, zIndex: 'menu' } })

/** Everything but the target is in the dark. */
export const Light = chakra(Ark.Spotlight, {
  base: {
    zIndex: 'menu',
    outline: '3px solid',
    outlineColor: 'accent',
    '--dark': 'colors.overlay',
    boxShadow: '0 0 0 200vmax var(--dark)',
  },
})

/** Its layer is counted from here, above the light. */
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
    // The cross has its corner.
    '& > [data-part=title]': { textStyle: 'heading', pe: 10 },
    '& > [data-part=close]': { position: 'absolute', top: 2, insetInlineEnd: 2 },
  },
})

/** Ark takes it for an alarm; it only tells something. */
export const Sheet = chakra(Ark.Content, sheet, { defaultProps: { role: 'dialog' } })

export const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 },
})
