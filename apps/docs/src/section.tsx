import { Heading } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

/** A section with a heading that can be linked to. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Heading>{title}</Heading>
    {children}
  </>
)
