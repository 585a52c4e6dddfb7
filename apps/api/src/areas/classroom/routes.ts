import { DomainError } from '@the-house/domain'
import { isLanguage } from '@the-house/i18n/server'
import type { FastifyPluginAsync } from 'fastify'
import { sendPage } from '../../plugins/plain-page.ts'
import { languageOf } from '../session/language.ts'
import { classroomPage } from './page.ts'

interface Visit {
  Querystring: { language?: unknown }
}

/** Where the demonstration's online classes lead, for everybody; anywhere else there is no such page. */
export const classroomRoutes: FastifyPluginAsync<{ shown: boolean }> = async (app, { shown }) => {
  app.get<Visit>('/classroom/:name', { schema: { hide: true } }, async ({ headers, query }, reply) => {
    if (!shown) throw new DomainError('notFound')
    const { language } = query
    return sendPage(reply, classroomPage(isLanguage(language) ? language : languageOf(headers['accept-language'])))
  })
}
