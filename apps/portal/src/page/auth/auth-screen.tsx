import { AuthPage } from '@the-house/design-system'
import { useEffect, type ReactNode } from 'react'
import { ScreenHeading } from '../screen-heading.tsx'
import { AuthChoices } from './auth-choices.tsx'
import { Hero } from './hero.tsx'

export interface AuthScreenProps {
  title: string
  /** The page's title where it should say more than the heading. */
  pageTitle?: string
  lead?: ReactNode
  /** Hides the large picture on phones, for screens with a long form. */
  compact?: boolean
  /** The links at the top of the screen. */
  links?: ReactNode
  children: ReactNode
}

/** The layout of a public screen: picture, heading, form, language and color mode. */
export function AuthScreen({ title, pageTitle, lead, compact = true, links, children }: AuthScreenProps) {
  // Lets the page repeat what was pressed before the program was there (show-public-page.ts).
  useEffect(() => {
    document.querySelector('#root')?.dispatchEvent(new Event('hydrated'))
  }, [])
  return (
    <AuthPage
      title={<ScreenHeading title={title} pageTitle={pageTitle} />}
      lead={lead}
      hero={<Hero />}
      compact={compact}
      links={links}
      choices={<AuthChoices />}
    >
      {children}
    </AuthPage>
  )
}
