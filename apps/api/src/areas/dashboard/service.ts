import { allows, dashboardParts, type Dashboard, type DashboardPart } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { listMyClasses } from '../classes/service.ts'
import { nextStep } from '../course/next.ts'
import { listArticles } from '../news/service.ts'
import { readTodo } from '../todo/read.ts'
import { ownTribe } from '../tribes/service.ts'

const latest = { page: 1, size: 2 }

type Read<Part extends DashboardPart> = (
  context: AppContext,
  user: AuthenticatedUser,
) => Promise<Dashboard[Part] | undefined>

const reads: { [Part in DashboardPart]: Read<Part> } = {
  next: (context, user) => nextStep(context, user, {}),
  todo: readTodo,
  tribe: ownTribe,
  classes: listMyClasses,
  news: async (context, user) => (await listArticles(context, user, latest)).content,
}

/**
 * Reads what the user's dashboard shows. A part that cannot be read is null, so that the others are shown.
 * @param onError called with the error of each such part
 * @throws the first error where no part could be read
 */
export async function readDashboard(
  context: AppContext,
  user: AuthenticatedUser,
  onError: (error: unknown, part: DashboardPart) => void,
): Promise<Dashboard> {
  const errors: unknown[] = []
  let asked = 0
  async function read<Part extends DashboardPart>(part: Part): Promise<Dashboard[Part] | null> {
    if (!allows(dashboardParts[part], user)) return null
    asked += 1
    try {
      return (await reads[part](context, user)) ?? null
    } catch (error) {
      errors.push(error)
      onError(error, part)
      return null
    }
  }
  const [next, todo, tribe, classes, news] = await Promise.all([
    read('next'),
    read('todo'),
    read('tribe'),
    read('classes'),
    read('news'),
  ])
  if (asked > 0 && errors.length === asked) throw errors[0]
  return { next, todo, tribe, classes, news }
}
