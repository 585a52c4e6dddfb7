import { Heading, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { useId, type ReactNode, type Ref } from 'react'

export interface SectionProps {
  title: string
  lead?: string
  /** The heading, which gets the focus when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A section of the profile. */
export function Section({ title, lead, headingRef, children }: SectionProps) {
  const id = useId()
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading as="h2" id={id} ref={headingRef} tabIndex={-1} textStyle="heading">
              {title}
            </Heading>
            {lead && <Text color="fg.muted">{lead}</Text>}
          </Stack>
          {children}
        </Stack>
      </section>
    </Card>
  )
}
