import { peopleCalls, type Person } from '@the-house/domain'
import { asc } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { route } from '../../contract/route.ts'
import { uploadRoute } from '../../contract/upload-route.ts'
import { tribes } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { audited } from '../session/audit.ts'
import { changePerson, disablePerson, enablePerson } from './change.ts'
import { changeDuties } from './duties.ts'
import { enrolPeople } from './enrol.ts'
import { listPeople } from './list.ts'
import { findPerson } from './person.ts'
import type { ChangedPerson } from './person-lock.ts'
import { welcomePeople } from './welcome.ts'

interface Asked {
  request: FastifyRequest
  user: AuthenticatedUser
}

/** Runs a change of a user and logs which administrator changed what of which user. */
async function noted({ request, user }: Asked, what: string, act: () => Promise<ChangedPerson>): Promise<Person> {
  const { person, changed } = await audited(request, `people.${what}`, act)
  request.log.info({ event: `people.${what}`, user_id: user.id, person_id: person.id, changed }, `${what} a person`)
  return person
}

export const peopleRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  const { db } = context
  route(app, peopleCalls.people, ({ user, query }) =>
    context.replica.read(user, (from) => listPeople({ ...context, db: from }, query)),
  )
  route(app, peopleCalls.peopleTribes, async () => ({
    content: await db
      .select({ id: tribes.id, name: tribes.name })
      .from(tribes)
      .where(isNotDeleted(tribes))
      .orderBy(asc(tribes.id)),
  }))
  route(app, peopleCalls.person, ({ params }) => findPerson(db, params.id))

  route(app, peopleCalls.changePerson, (input) =>
    noted(input, 'change', () => changePerson(context, input.user, { id: input.params.id, body: input.body })),
  )
  route(app, peopleCalls.changeDuties, (input) =>
    noted(input, 'duties', () => changeDuties(context, input.user, { id: input.params.id, body: input.body })),
  )
  route(app, peopleCalls.disablePerson, (input) =>
    noted(input, 'disable', () => disablePerson(context, input.user, input.params.id)),
  )
  route(app, peopleCalls.enablePerson, (input) =>
    noted(input, 'enable', () => enablePerson(context, input.user, input.params.id)),
  )

  uploadRoute(app, peopleCalls.enrolPeople, async ({ user, query, request, receive }) => {
    const { dry_run: isDry, update, zeros, press } = query
    const report = await receive((path, name) =>
      enrolPeople(context, user, { path, name }, { isDry, update, zeros, press }),
    )
    const { written, added, changed, import_id } = report
    if (import_id) request.log.info({ event: 'people.enrol', user_id: user.id, import_id }, 'enrols people by a job')
    if (written) request.log.info({ event: 'people.enrol', user_id: user.id, added, changed }, 'enrolled people')
    return report
  })
  route(app, peopleCalls.welcomePeople, async ({ user, body, request }) => {
    const sent = await audited(request, 'people.welcome', () => welcomePeople(context, body))
    request.log.info({ event: 'people.welcome', user_id: user.id, sent }, 'invited people')
    return { sent }
  })
}
