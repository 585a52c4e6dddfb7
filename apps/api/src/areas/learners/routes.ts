import { learnerCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { listEntries } from '../dollars/account.ts'
import { beginPreview } from '../../plugins/preview.ts'
import { findInScope } from '../people/find-in-scope.ts'
import { audited } from '../session/audit.ts'
import { findUser } from '../users/service.ts'
import { listAttempts } from './attempts.ts'
import { listClasses } from './classes.ts'
import { addNote, changeNote, listNotes, removeNote, type Noting } from './notes.ts'

interface Asked {
  user: AuthenticatedUser
  params: { id: number }
}

export const learnerRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  const { db, clock } = context

  /** Runs a change of notes about a person whom the caller may see. */
  const noting = <T>({ user, params }: Asked, act: (noting: Noting) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await findInScope(tx, user, params.id)
      return act({ tx, keeper: user, user_id: params.id, now: clock() })
    })

  route(app, learnerCalls.learnerAttempts, async ({ user, params, query }) => {
    await findInScope(db, user, params.id)
    return listAttempts(db, params.id, query)
  })
  route(app, learnerCalls.learnerClasses, async ({ user, params, query }) => {
    await findInScope(db, user, params.id)
    return listClasses(db, params.id, query)
  })
  route(app, learnerCalls.learnerDollars, async ({ user, params, query }) => {
    await findInScope(db, user, params.id)
    return listEntries(context, params.id, query)
  })
  route(app, learnerCalls.previewLearner, async ({ user, params, request }) => {
    const student = await audited(request, 'people.preview', () => beginPreview(context, user, params.id))
    request.log.info({ event: 'people.preview', user_id: user.id, person_id: student.id }, 'previews a person')
    return findUser(context, student)
  })
  route(app, learnerCalls.personNotes, async ({ user, params }) => {
    await findInScope(db, user, params.id)
    return { content: await listNotes(db, user, params.id) }
  })
  route(app, learnerCalls.addPersonNote, (asked) => noting(asked, (one) => addNote(one, asked.body)))
  route(app, learnerCalls.changePersonNote, (asked) =>
    noting(asked, (one) => changeNote(one, { ...asked.body, id: asked.params.note_id })),
  )
  route(app, learnerCalls.removePersonNote, async (asked) => {
    await noting(asked, (one) => removeNote(one, asked.params.note_id))
    return undefined
  })
}
