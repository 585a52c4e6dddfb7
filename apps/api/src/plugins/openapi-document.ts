import type { ErrorBody } from '@the-house/domain'

/** What the completion of a document reads of an operation. */
interface Operation {
  security?: unknown[]
  parameters?: { in: string; name: string }[]
  requestBody?: unknown
  responses?: object
}

type Paths = Record<string, Record<string, Operation>>

interface Refusal {
  name: string
  description: string
  /** Whether an operation can be refused so. */
  isOf: (operation: Operation, method: string) => boolean
}

const needsSession = ({ security = [] }: Operation) => security.length > 0
const takesBody = ({ requestBody }: Operation) => requestBody !== undefined

/** The refusals of the API by status. */
const refusals: Record<string, Refusal> = {
  401: { name: 'SessionRequired', description: 'No session, or one that has ended', isOf: needsSession },
  403: { name: 'AccessDenied', description: 'The user may not do this', isOf: needsSession },
  404: {
    name: 'NotFound',
    description: 'Nothing is there, or nothing that the user may see',
    isOf: ({ parameters = [] }) => parameters.some((one) => one.in === 'path'),
  },
  409: {
    name: 'Conflict',
    description: 'Somebody else was first',
    isOf: (operation, method) => method !== 'get' && (takesBody(operation) || needsSession(operation)),
  },
  412: {
    name: 'Invalid',
    description: 'The input, by field, or a rule of the school',
    isOf: (operation, method) => method !== 'get' || (operation.parameters ?? []).length > 0,
  },
  413: { name: 'TooLarge', description: 'The body or the file is too large', isOf: takesBody },
  429: { name: 'TooMany', description: 'Too many calls; Retry-After says for how long to wait', isOf: () => true },
  default: { name: 'Failed', description: 'Any other refusal, or a failure of the server', isOf: () => true },
}

const text = { type: 'string' }
const anything = { type: 'object', additionalProperties: true }
const texts = { type: 'object', additionalProperties: text }

/** The schema of every refusal. */
const error = {
  type: 'object',
  properties: {
    message: { ...text, description: 'A sentence, where there is one to show' },
    token: { ...text, description: 'The key of the message in the catalogue of errors' },
    fields: { ...texts, description: 'The key of a message by field' },
    latest: { ...anything, description: 'The latest change of what a conflict is about: entity, id, by, at' },
    newer: { ...anything, description: 'The saved answer that an outdated one would have replaced' },
    unseen: { type: 'array', items: anything, description: 'The saved answers that were to be handed in unseen' },
    values: { ...texts, description: 'The values of the placeholders in the message' },
  } satisfies Record<keyof ErrorBody, object>,
}

const refTo = (part: string, name: string) => ({ $ref: `#/components/${part}/${name}` })
const content = { 'application/json': { schema: refTo('schemas', 'Error') } }

const refused = (operation: Operation, method: string) =>
  Object.fromEntries(
    Object.entries(refusals).flatMap(([status, { name, isOf }]) =>
      isOf(operation, method) ? [[status, refTo('responses', name)]] : [],
    ),
  )

/** The rest of a path has no name in Fastify. */
const renamed = (parameters: Operation['parameters']) =>
  parameters?.map((one) => (one.name === '*' ? { ...one, name: 'path' } : one))

const completeOperation = (operation: Operation, method: string): Operation => ({
  ...operation,
  security: operation.security ?? [],
  ...(operation.parameters && { parameters: renamed(operation.parameters) ?? [] }),
  responses: { ...operation.responses, ...refused(operation, method) },
})

/** What each document of the API has beside its operations: the error, and the refusals that refer to it. */
export const components = {
  schemas: { Error: error },
  responses: Object.fromEntries(
    Object.values(refusals).map(({ name, description }) => [name, { description, content }]),
  ),
}

/** Adds to each operation how it can be refused, and that a public one needs no session. */
export const completePaths = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path.replace('{*}', '{path}'),
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [method, completeOperation(operation, method)]),
      ),
    ]),
  )
