import type { Call, StreamedEvents } from '@the-house/domain'
import type { FastifySchema } from 'fastify'
import { jsonSchema } from './json-schema.ts'
import { operationIdOf } from './operation-id.ts'

const file = { type: 'string', format: 'binary' }
const describeFile = { description: 'The file', content: { 'application/octet-stream': { schema: file } } }

function describeBody({ body, upload }: Call): FastifySchema {
  if (body) return { body: jsonSchema(body, 'request') }
  if (!upload) return {}
  const { field } = upload
  return {
    consumes: ['multipart/form-data'],
    body: { type: 'object', properties: { [field]: file }, required: [field] },
  }
}

/** One event of a stream, by its kind. */
const describeEvents = (events: StreamedEvents) => ({
  oneOf: Object.entries(events).map(([kind, ids]) => ({
    type: 'object',
    properties: { kind: { const: kind }, ...Object.fromEntries(ids.map((id) => [id, { type: 'integer' }])) },
    required: ['kind', ...ids],
  })),
})

function describeAnswer({ answer, download, revalidated, stream }: Call): FastifySchema['response'] {
  if (stream)
    return { 200: { description: 'Events', content: { 'text/event-stream': { schema: describeEvents(stream) } } } }
  if (download) return { 200: describeFile, ...(revalidated && { 304: { description: 'Not modified', type: 'null' } }) }
  if (answer) return { 200: { description: 'Done', ...jsonSchema(answer, 'answer') } }
  return { 204: { description: 'Done', type: 'null' } }
}

/** The name of an operation, where the call has one. */
function namedOperation(call: Call): Pick<FastifySchema, 'operationId'> {
  const operationId = operationIdOf(call)
  return operationId === undefined ? {} : { operationId }
}

/** Returns the OpenAPI description of a call. */
export function describeCall(call: Call): FastifySchema {
  return {
    ...namedOperation(call),
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    ...(call.permission !== 'public' && { security: [{ session: [] }] }),
    ...(call.params && { params: jsonSchema(call.params, 'request') }),
    ...(call.query && { querystring: jsonSchema(call.query, 'request') }),
    ...describeBody(call),
    response: describeAnswer(call),
  }
}
