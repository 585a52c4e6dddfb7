import swagger from '@fastify/swagger'
import { apiBase } from '@the-house/domain'
import plugin from 'fastify-plugin'

/** Generates the OpenAPI document of all calls from the schemas that validate and serialize them. */
export const openapi = plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'The House',
        version: '1',
        description: 'Refusals carry { message?, token?, fields?, latest? }; token is a translation key.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of POST session' },
        },
      },
    },
  })
  app.get(`${apiBase}/openapi.json`, { schema: { summary: 'This document', tags: ['openapi.json'] } }, () =>
    app.swagger(),
  )
})
