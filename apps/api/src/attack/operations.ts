/** The parts of JSON schema that the document of the API uses. */
export interface JsonSchema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema?: JsonSchema
}

interface Described {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

/** The OpenAPI document, as far as the attack reads it. */
export interface OpenApi {
  paths: Record<string, Record<string, Described>>
}

const methods = ['get', 'post', 'put', 'delete'] as const
export type Method = Uppercase<(typeof methods)[number]>

/** One operation of the API, as its document describes it. */
export interface Operation {
  method: Method
  /** With its placeholders, such as `/api/v1/books/{id}`. */
  path: string
  parameters: Parameter[]
  /** undefined: it takes no body. */
  body: { type: string; schema: JsonSchema } | undefined
}

const upper = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const

function bodyOf({ requestBody }: Described): Operation['body'] {
  const [first] = Object.entries(requestBody?.content ?? {})
  return first && { type: first[0], schema: first[1].schema }
}

/** Every operation of the document, in its order. */
export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const described = item[method]
      const { parameters = [] } = described ?? {}
      return described ? [{ method: upper[method], path, parameters, body: bodyOf(described) }] : []
    }),
  )
