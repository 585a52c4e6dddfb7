import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { prefetchScreen } from '../prefetch-screen.ts'
import type { MenuSection } from './menu-rows.ts'

const Place = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'target',
    borderRadius: 'control',
    color: 'fg.muted',
    textStyle: 'label',
    textDecoration: 'none',
    transition: 'background-color 120ms, color 120ms',
    '& svg': { flexShrink: 0 },
    '&:hover': { color: 'fg', bg: 'bg.sunken' },
    '&[aria-current]': { color: 'accent', bg: 'accent.subtle', fontWeight: 'semibold' },
  },
  variants: {
    place: {
      side: { gap: 3, px: 3 },
      narrow: { justifyContent: 'center' },
      bottom: {
        flex: '1 1 auto',
        minW: 0,
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 0.5,
        minH: 14,
        py: 1.5,
        textStyle: 'small',
        '&:hover': { bg: 'transparent' },
        '&[aria-current]': { bg: 'transparent' },
        // Long words of a language are cut, so that the last link keeps its space.
        '& span': { maxW: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        // Where large text has no space, only icons are visible; the names stay accessible to screen readers.
        '@container (max-width: 16em)': { '& span': { srOnly: true } },
      },
    },
  },
})

export interface NavLinkProps {
  row: MenuSection['rows'][number]
  here: boolean
  place: 'side' | 'narrow' | 'bottom'
  onFollow?: (() => void) | undefined
}

/** A link of the menu; prefetches its screen on hover and focus. */
export function NavLink({ row, here, place, onFollow }: NavLinkProps) {
  const { t } = useTranslation()
  const { Icon, query = '' } = row.menu
  const name = t(row.crumb)
  const soon = () => void prefetchScreen(row.path).catch(() => undefined)
  return (
    <Place
      href={`${row.path}${query}`}
      place={place}
      aria-current={here ? 'page' : undefined}
      {...(place === 'narrow' && { title: name, 'aria-label': name })}
      onPointerEnter={soon}
      onFocus={soon}
      onClick={onFollow}
    >
      <Icon size={22} aria-hidden="true" />
      {place !== 'narrow' && <span>{name}</span>}
    </Place>
  )
}
