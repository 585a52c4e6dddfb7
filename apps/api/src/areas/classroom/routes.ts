import { DomainError } from '@the-house/domain'
import { isLanguage } from '@the-house/i18n/server'
import type { FastifyPluginAsync } from 'fastify'
import { sendPage } from '../../plugins/plain-page.ts'
import { languageOf } from '../../contract/language.ts'
import { classroomPage } from './page.ts'

interface Visit {
  Querystring: { language?: unknown }
}

/** Serves the public classroom page in the demonstration; answers 404 on any other server. */
export const classroomRoutes: FastifyPluginAsync<{ shown: boolean }> = async (app, { shown }) => {
  app.get<Visit>('/classroom/:name', { schema: { hide: true } }, async ({ headers, query }, reply) => {
    if (!shown) throw new DomainError('notFound')
    const { language } = query
    return sendPage(reply, classroomPage(isLanguage(language) ? language : languageOf(headers['accept-language'])))
  })
}
