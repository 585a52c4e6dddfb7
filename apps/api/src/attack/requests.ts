import * as fc from 'fast-check'
import type { Operation } from './operations.ts'
import { valueOf } from './values.ts'

/** A request of the attack. */
export interface Attack {
  operation: Operation
  url: string
  body: string | FormData | undefined
}

/** Sends nothing that no client of HTTP could send. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 4000)

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? ''

function formOf(content: string): FormData {
  const form = new FormData()
  form.set('file', new Blob([content]), '..\\file\u0000.png')
  return form
}

/** Requests to an operation: one in three as the document describes it, the others odd at some places or at most. */
export function attackOn(operation: Operation): fc.Arbitrary<Attack> {
  const { path, parameters, body } = operation
  return fc.constantFrom(0, 25, 70).chain((oddness) => {
    const given = parameters
      .filter((one) => one.in !== 'header')
      .map((one) => valueOf(one.schema ?? { type: 'integer' }, oddness).map((value) => ({ ...one, value })))
    const isForm = body?.type === 'multipart/form-data'
    const bodies = body ? valueOf(body.schema, oddness) : fc.constant(undefined)
    return fc.tuple(fc.tuple(...given), bodies).map(([values, sent]) => {
      const query = new URLSearchParams()
      let url = path
      for (const { name, value, in: place } of values) {
        if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(asText(value)) || '%20')
        else if (value !== undefined) query.set(name, asText(value))
      }
      const content = isForm ? formOf(asText(sent)) : jsonOf(sent)
      return { operation, url: query.size > 0 ? `${url}?${query.toString()}` : url, body: body && content }
    })
  })
}
