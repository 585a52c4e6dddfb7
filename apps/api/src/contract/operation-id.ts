import {
  endpoints,
  fileCalls,
  lifecycleCalls,
  managed,
  managedCalls,
  type Call,
  type ManagedEntity,
} from '@the-house/domain'

type Address = Pick<Call, 'method' | 'path'>

const keyOf = ({ method, path }: Address) => `${method} ${path}`
/** `store-categories` -> `StoreCategories`. */
const pascal = (name: string) => name.replaceAll(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The calls of a managed entity by name, such as `listBooks`, `restoreBooks` or `sendBooksCover`. */
function namedCalls(name: string, entity: ManagedEntity): [string, Address][] {
  const what = pascal(name)
  const own = Object.entries({ ...managedCalls(entity), ...lifecycleCalls(entity) })
  return [
    ...own.map(([action, call]): [string, Address] => [`${action}${what}`, call]),
    ...Object.keys(entity.files).flatMap((place) =>
      Object.entries(fileCalls(entity, place)).map(([action, call]): [string, Address] => [
        `${action}${what}${pascal(place)}`,
        call,
      ]),
    ),
  ]
}

/** The name of each call by its method and path; where two calls share these, the one that more users may make. */
const names = new Map<string, string>(
  [
    ...Object.entries(managed).flatMap(([name, entity]) => namedCalls(name, entity)),
    ...Object.entries<Address>(endpoints),
  ].map(([name, call]) => [keyOf(call), name]),
)

/** The unique name of a call, as clients that are generated from the OpenAPI document name its function. */
export const operationIdOf = (call: Address): string | undefined => names.get(keyOf(call))
