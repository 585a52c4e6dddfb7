import type { ReactNode } from 'react'
import { TextLink } from '../text-link/text-link.tsx'

/** The link of a card, which is pressed anywhere on the card. @param props.children the `<a>` with its text */
export const CardLink = ({ children }: { children: ReactNode }) => (
  <TextLink
    asChild
    color="fg"
    textDecorationColor="transparent"
    _hover={{ textDecorationColor: 'currentcolor' }}
    _after={{ content: '""', position: 'absolute', inset: 0, borderRadius: 'card' }}
  >
    {children}
  </TextLink>
)
