import { GatePage } from '@the-house/design-system'
import type { ReactNode } from 'react'
import { ScreenHeading } from '../screen-heading.tsx'
import { GateChoices } from './gate-choices.tsx'
import { Hero } from './hero.tsx'

export interface GateScreenProps {
  title: string
  /** The page's title where it should say more than the heading. */
  pageTitle?: string
  lead?: ReactNode
  /** Without the large picture on phones, where there is much to fill in. */
  compact?: boolean
  /** Links at the top. */
  links?: ReactNode
  children: ReactNode
}

/** A screen before the door: the house, what to do, language and colours. */
export function GateScreen({ title, pageTitle, lead, compact = true, links, children }: GateScreenProps) {
  return (
    <GatePage
      title={<ScreenHeading title={title} pageTitle={pageTitle} />}
      lead={lead}
      hero={<Hero />}
      compact={compact}
      links={links}
      choices={<GateChoices />}
    >
      {children}
    </GatePage>
  )
}
