import { calls } from '@the-house/domain'
import { expect, it } from 'vitest'
import type { SchemaDescription } from 'yup'
import { validator } from './validation.ts'

type Described = Partial<SchemaDescription> & {
  fields?: Record<string, Described>
  innerType?: Described | Described[]
}

/** The places of lists without a greatest length. */
function unboundedIn(described: Described, path: string): string[] {
  const inside = [described.innerType ?? []].flat().flatMap((inner) => unboundedIn(inner, `${path}[]`))
  const fields = Object.entries(described.fields ?? {}).flatMap(([name, inner]) =>
    unboundedIn(inner, `${path}.${name}`),
  )
  const isBounded = described.type !== 'array' || described.tests?.some(({ name }) => name === 'max')
  return [...(isBounded ? [] : [path]), ...inside, ...fields]
}

it('every list of a request has a greatest length', () => {
  const found = Object.entries(calls).flatMap(([name, call]) => {
    const parts = { body: 'body' in call ? call.body : undefined, query: 'query' in call ? call.query : undefined }
    return Object.entries(parts).flatMap(([part, schema]) =>
      schema ? unboundedIn(schema.describe(), `${name}.${part}`) : [],
    )
  })
  expect(found).toEqual([])
})

it('the elements of a list that is too long are not looked at: there is one error, not one for each', async () => {
  const steps = Array.from({ length: 20_000 }, () => ({ id: 'x' }))
  const refusal = validator(calls.courseSteps.body)({ press: crypto.randomUUID(), steps })
  await expect(refusal).rejects.toMatchObject({ fields: { steps: 'validation.list' } })
  const error: unknown = await refusal.catch((failure: unknown) => failure)
  expect(error).toHaveProperty('fields', { steps: 'validation.list' })
})
