import type { Call } from '@the-house/domain'
import type { FastifySchema } from 'fastify'
import { jsonSchema } from './json-schema.ts'

function describeBody({ body, upload }: Call): FastifySchema {
  if (body) return { body: jsonSchema(body, 'request') }
  if (!upload) return {}
  const { field } = upload
  const file = { type: 'string', format: 'binary' }
  return {
    consumes: ['multipart/form-data'],
    body: { type: 'object', properties: { [field]: file }, required: [field] },
  }
}

/** What the document of the API says of a call. */
export function describeCall(call: Call): FastifySchema {
  return {
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    ...(call.gate !== 'public' && { security: [{ session: [] }] }),
    ...(call.params && { params: jsonSchema(call.params, 'request') }),
    ...(call.query && { querystring: jsonSchema(call.query, 'request') }),
    ...describeBody(call),
    response: call.answer
      ? { 200: { description: 'Done', ...jsonSchema(call.answer, 'answer') } }
      : { 204: { description: 'Done', type: 'null' } },
  }
}
