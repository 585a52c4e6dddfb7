import { TextLink } from '@the-house/design-system'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'

/** The name of a class as a link to the schedule that is stretched over the row. */
export const ClassLink = ({ children }: { children: string }) => (
  <TextLink
    asChild
    color="fg"
    textDecorationColor="transparent"
    _hover={{ textDecorationColor: 'currentcolor' }}
    _after={{ content: '""', position: 'absolute', inset: 0 }}
  >
    <Link href={paths.schedules}>{children}</Link>
  </TextLink>
)
