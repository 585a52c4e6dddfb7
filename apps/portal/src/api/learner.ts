import type { Learner, Placement } from '@the-house/domain'
import { request } from './client.ts'

/** Places a learner on a chapter, with a reason; answers the course as it is then. */
export const putPlacement = (id: number, body: Placement): Promise<Learner> =>
  request('PUT /people/:id/placement', { params: { id }, body })
