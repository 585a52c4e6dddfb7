import { TextLink } from '@the-house/design-system'
import { allows } from '@the-house/domain'
import { Link } from 'wouter'
import { useSession } from '../session/session.ts'
import { paths } from './paths.ts'

export interface LearnerLinkProps {
  student: { id: number; name: string }
  /** What is read instead of the name alone, such as “For Ana”. */
  text?: string
}

/** The name of a student on a screen of staff: a link to the student's page, for those who may open it. */
export function LearnerLink({ student: { id, name }, text = name }: LearnerLinkProps) {
  const { user } = useSession()
  if (!allows('manageTeaching', user)) return text
  return (
    <TextLink asChild>
      <Link href={paths.learner(id)}>{text}</Link>
    </TextLink>
  )
}
