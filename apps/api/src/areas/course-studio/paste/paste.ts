import {
  DomainError,
  limits,
  type AnswerOf,
  type BodyOf,
  type CourseStep,
  type coursePasteCalls,
} from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import type { AppContext } from '../../../app-context.ts'
import type { AuthenticatedUser } from '../../../contract/authenticated-user.ts'
import { entityOf } from '../../../crud/entities.ts'
import { findRow } from '../../../crud/read.ts'
import { pressSteps } from '../press.ts'
import type { PasteLine } from './paste-line.ts'

type Paste = BodyOf<typeof coursePasteCalls.coursePaste>

/** Refuses to paste exercises into a topic of content. */
async function assertParent({ db }: Pick<AppContext, 'db'>, { entity, id }: Paste['parent']): Promise<void> {
  const found = await findRow(db, entityOf(entity), id)
  if (entity === 'topics' && found['type'] !== 'EXERCISE')
    throw new DomainError('validation', { 'parent.id': 'validation.topicType' })
}

/** Refuses the lines that are more than one request can make. */
const withinLimit = (line: PasteLine, index: number): PasteLine =>
  index < limits.courseStepsMax
    ? line
    : {
        ...line,
        problems: [...line.problems, noteOf('line.many', { line: line.line, what: String(limits.courseStepsMax) })],
        fields: null,
      }

/** The steps that make what lines say: each is a part of the last line with a tab less, or of what they are pasted into. */
function stepsOf(lines: readonly PasteLine[], parent_id: number): CourseStep[] {
  const above: number[] = []
  return lines.map(({ entity, depth, fields }, index) => {
    const as = -1 - index
    above[depth] = as
    return { action: 'CREATE', entity, as, parent_id: above[depth - 1] ?? parent_id, fields: fields ?? {} }
  })
}

/**
 * Makes parts of the course out of the lines of a text, as one press that is undone like any other; all of them or none.
 * Everything is a draft.
 */
export async function pasteText(
  context: AppContext,
  user: AuthenticatedUser,
  { press, parent, type, text, dry_run }: Paste,
): Promise<AnswerOf<typeof coursePasteCalls.coursePaste>> {
  await assertParent(context, parent)
  const read = await context.threads.run('paste', { text, parent: parent.entity, type })
  const lines = read.map(withinLimit)
  const isWhole = lines.length > 0 && lines.every(({ fields }) => fields !== null)
  const pressed =
    isWhole && !dry_run ? await pressSteps(context, user, { press, steps: stepsOf(lines, parent.id) }) : null
  const rows = lines.map(({ fields, problems, ...row }) => ({ ...row, problems, taken: fields !== null }))
  return { rows, pressed }
}
