import { managed, type FieldKind, type ManagedEntity, type ManagedName } from '@the-house/domain'
import type { AnyView } from './field-view.ts'
import type { FormKind, Resource, ResourceDefinition, ResourceField } from './resource.ts'

/** The form part of each field kind that needs only its value. */
const kinds: Record<Exclude<FieldKind, 'choice' | 'reference' | 'unit'>, FormKind> = {
  text: 'text',
  media: 'media',
  lines: 'lines',
  html: 'html',
  htmlList: 'editor',
  number: 'number',
  position: 'number',
  boolean: 'switch',
  instant: 'moment',
  timeZone: 'zone',
  day: 'day',
  tags: 'tags',
  links: 'units',
  custom: 'editor',
}

function kindOf({ fields, files, relations }: ManagedEntity, name: string, { editor, words = {} }: AnyView): FormKind {
  const [field, file, one] = [fields[name], files[name], relations[name]]
  if (editor) return 'editor'
  if (file) return { file }
  if (one) return { one }
  if (field?.kind === 'unit') return { unit: { orAll: field.input.spec.nullable } }
  return !field || field.kind === 'choice' || field.kind === 'reference' ? { choice: words } : kinds[field.kind]
}

/** Returns the fields of a form in order; files can be uploaded only after the row is created. */
function fieldsOf(entity: ManagedEntity, views: Record<string, AnyView>): ResourceField[] {
  return Object.entries(views).map(([name, view]) => ({
    ...view,
    name,
    kind: kindOf(entity, name, view),
    ...(name in entity.files && { later: true }),
  }))
}

/** Returns the names of the list columns, in order. */
function columnsOf(name: ManagedName, fields: readonly ResourceField[]): Resource['columns'] {
  const [first, ...others] = fields
    .filter(({ column }) => column !== undefined)
    .toSorted((one, other) => (one.column ?? 0) - (other.column ?? 0))
  if (!first) throw new Error(`No column of the list of ${name} is the first.`)
  return [first.name, ...others.map((field) => field.name)]
}

/** Defines the list and the form of an entity; a field without a view does not compile. */
export function defineResource<N extends ManagedName>(name: N, definition: ResourceDefinition<N>): Resource {
  const fields = fieldsOf(managed[name], definition.fields)
  return { ...definition, fields, columns: columnsOf(name, fields) }
}
