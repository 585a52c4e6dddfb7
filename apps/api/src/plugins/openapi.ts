import swagger from '@fastify/swagger'
import { apiBase } from '@the-house/domain'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { completePaths, components } from './openapi-document.ts'

/** Returns the OpenAPI document of all calls. */
export function openapiDocument(app: FastifyInstance): object {
  const document = app.swagger()
  const { securitySchemes } = Object(document).components
  return {
    ...document,
    components: { ...components, securitySchemes },
    paths: completePaths(Object(document.paths)),
  }
}

/** Generates the OpenAPI document of all calls from the schemas that validate and serialize them. */
export const openapi = plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'The House',
        version: '1',
        description: 'The calls of the school. A refusal is an `Error`, whose token is a translation key.',
      },
      // Relative to the document: the server that has answered it.
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of POST session' },
        },
      },
    },
  })
  let document: object | undefined
  const schema = { operationId: 'openapiDocument', summary: 'This document', tags: ['openapi.json'] }
  app.get(`${apiBase}/openapi.json`, { schema }, () => (document ??= openapiDocument(app)))
})
