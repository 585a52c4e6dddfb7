import type { CourseNode, CourseStep, PressedSteps } from '@the-house/domain'
import { ApiError } from '../api/api-error.ts'
import { NodeForm, type NodeFormProps } from '../areas/admin/studio/form/node-form.tsx'
import { signedInWith } from './dashboard-api.ts'
import { FakeApi } from './fake-api.ts'
import { openPart } from './open-page.tsx'

export const topicNode: CourseNode = {
  entity: 'topics',
  id: 5,
  version: 1,
  parent_id: 3,
  name: 'Animals',
  published: true,
  type: 'EXERCISE',
  problems: 0,
}

export const exerciseNode: CourseNode = {
  ...topicNode,
  entity: 'exercises',
  id: 12,
  version: 3,
  parent_id: 5,
  name: 'Cats',
  type: 'UNIQUE_ALTERNATIVE',
}

/** The steps that a form has sent, and what is answered to them. */
export class Presses {
  readonly sent: CourseStep[][] = []
  /** What the next presses are refused with. */
  readonly refusals: ApiError[] = []
  #next = 100

  readonly press = (steps: CourseStep[]): Promise<PressedSteps> => {
    const refusal = this.refusals.shift()
    if (refusal) return Promise.reject(refusal)
    this.sent.push(steps)
    const made = steps.flatMap(({ action, as, entity }) =>
      action === 'CREATE' || action === 'COPY' ? [{ as: as ?? null, entity, id: (this.#next += 1) }] : [],
    )
    const versions = steps.flatMap(({ action, entity, id = 0, version = 0 }) =>
      action === 'CHANGE' && id > 0 ? [{ entity, id, before: version, version: version + 1 }] : [],
    )
    return Promise.resolve({ made, inverse: [], versions })
  }

  refuse(refusal: ConstructorParameters<typeof ApiError>[0]): void {
    this.refusals.push(new ApiError(refusal))
  }
}

/** A fake API for an administrator, with no other topics. */
export function studioApi(): FakeApi {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  return new FakeApi()
    .on('GET /topics?page=1&size=50', { content: [], meta: { page: 1, size: 50, total: 0 } })
    .on('GET /exercises?page=1&size=1&topic_id=5&sort=-position', { content: [], meta: { page: 1, size: 1, total: 0 } })
    .open()
}

type Given = Pick<NodeFormProps, 'target'> & Partial<NodeFormProps>

const ignore = () => undefined

/** Shows the form by itself. */
export const openForm = (given: Given, presses = new Presses()): Promise<void> =>
  openPart(
    <NodeForm press={presses.press} onSaved={ignore} onAnother={ignore} {...given} />,
    'admin',
    'editing',
    'learning',
    'validation',
    'studioForm',
  )
