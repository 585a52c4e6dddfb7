import openapiTS, { astToString } from 'openapi-typescript'

const head = '// The types of a client of The House, generated from its OpenAPI document.\n\n'

/** Generates the types of a client from an OpenAPI document, as a declaration file of TypeScript. */
export const clientTypes = async (document: object): Promise<string> =>
  head + astToString(await openapiTS(JSON.stringify(document)))
