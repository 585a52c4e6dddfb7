import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { prefetchScreen } from '../prefetch-screen.ts'
import type { MenuRow } from './menu-rows.ts'
import { navRecipe } from './nav-recipe.ts'

const Place = chakra(Link, navRecipe)

export interface NavLinkProps {
  row: MenuRow
  here: boolean
  place: 'side' | 'narrow' | 'bottom'
  onFollow?: (() => void) | undefined
}

/** A link of the menu; prefetches its screen on hover and focus. */
export function NavLink({ row, here, place, onFollow }: NavLinkProps) {
  const { t } = useTranslation()
  const { Icon, query = '', short = row.crumb } = row.menu
  const name = t(place === 'bottom' ? short : row.crumb)
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
