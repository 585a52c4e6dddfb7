import type { CourseEntity } from '@the-house/domain'
import { PencilRuler } from 'lucide-react'
import { paths } from '../../../page/paths.ts'
import type { ResourceLink } from '../resource/resource.ts'

/** The link from a record of the course to its place in the chapter studio. */
export const studioLink = (entity: CourseEntity): ResourceLink => ({
  words: { here: 'admin.studio.here', listed: 'admin.studio.listed' },
  Icon: PencilRuler,
  href: ({ id }) => paths.studioAt(entity, id),
})
