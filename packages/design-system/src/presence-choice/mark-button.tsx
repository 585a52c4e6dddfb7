import { chakra } from '@chakra-ui/react'

/** A toggle beside a name; filled when pressed. */
export const MarkButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1.5,
    minH: 'target',
    minW: 'target',
    px: 4,
    borderRadius: 'chip',
    border: '1.5px solid',
    borderColor: 'border.strong',
    bg: 'bg.surface',
    color: 'fg',
    textStyle: 'small',
    fontWeight: 'medium',
    transition: 'background-color 120ms, border-color 120ms',
    '&:hover:not([aria-disabled=true])': { borderColor: 'fg' },
    '&[aria-disabled=true]': { bg: 'bg.sunken', color: 'fg.muted', borderStyle: 'dashed', cursor: 'not-allowed' },
    '& svg': { flexShrink: 0 },
    '@media (forced-colors: active)': { '&[aria-pressed=true]': { borderWidth: '4px' } },
  },
  variants: {
    mark: {
      present: { '&[aria-pressed=true]': { bg: 'right.subtle', color: 'right', borderColor: 'right' } },
      absent: { '&[aria-pressed=true]': { bg: 'warning.subtle', color: 'warning', borderColor: 'warning' } },
    },
  },
})
