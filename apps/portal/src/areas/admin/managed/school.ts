import { limits } from '@the-house/domain'
import { paths } from '../../../page/paths.ts'
import { description, fileField, name, publication } from './fields.ts'
import type { Resource } from './resource.ts'

/** What is around the lessons. */
export const articles: Resource = {
  words: { many: 'admin.crumbs.articles', create: 'admin.create.articles', lead: 'admin.lead.articles' },
  columns: ['title', 'tags', 'published'],
  fields: [
    { name: 'title', label: 'admin.fields.title', kind: 'text' },
    { name: 'short_description', label: 'admin.fields.shortDescription', kind: 'lines' },
    { name: 'description', label: 'admin.fields.text', kind: 'html' },
    { name: 'tags', label: 'admin.fields.tags', kind: 'tags', hint: 'admin.hints.tags' },
    ...publication,
    fileField('image', 'admin.fields.image', 'image'),
  ],
  view: ({ id }) => paths.article(id),
}

export const partners: Resource = {
  words: { many: 'admin.crumbs.partners', create: 'admin.create.partners', lead: 'admin.lead.partners' },
  columns: ['name', 'segment_id', 'address'],
  fields: [
    { name: 'segment_id', label: 'admin.fields.segment', kind: { one: 'segments' } },
    name,
    {
      name: 'address',
      label: 'admin.fields.address',
      kind: 'text',
      length: limits.partnerAddressMax,
      hint: 'admin.hints.address',
    },
    fileField('image', 'admin.fields.image', 'image'),
    { name: 'site', label: 'admin.fields.site', kind: 'text', later: true },
    { name: 'phone', label: 'admin.fields.phone', kind: 'text', later: true },
    {
      name: 'discount',
      label: 'admin.fields.discount',
      kind: 'number',
      length: 2,
      hint: 'admin.hints.discount',
      later: true,
    },
    {
      name: 'units_id',
      label: 'admin.fields.units',
      kind: 'units',
      hint: 'admin.hints.units',
      later: true,
      gate: 'manageContent',
    },
    { ...description, kind: 'html', later: true },
  ],
  filters: ['segment_id'],
  view: ({ id }) => paths.partner(id),
}

export const segments: Resource = {
  words: { many: 'admin.crumbs.segments', create: 'admin.create.segments', lead: 'admin.lead.segments' },
  columns: ['name'],
  fields: [name],
}
