import { limits } from '@the-house/domain'
import { lazyComponent } from '../../../page/lazy-component.tsx'
import { paths } from '../../../page/paths.ts'
import { defineResource } from '../resource/define-resource.ts'
import { description, image, name, published, releaseAt } from './fields.ts'

/** The resources beside the lessons. */
export const articles = defineResource('articles', {
  words: { many: 'admin.crumbs.articles', create: 'admin.create.articles', lead: 'admin.lead.articles' },
  fields: {
    title: { label: 'admin.fields.title', column: 1 },
    short_description: { label: 'admin.fields.shortDescription' },
    description: { label: 'admin.fields.text' },
    tags: { label: 'admin.fields.tags', hint: 'admin.hints.tags', column: 2 },
    published: { ...published, column: 3 },
    release_at: releaseAt,
    image,
  },
  view: ({ id }) => paths.article(id),
})

export const partners = defineResource('partners', {
  words: { many: 'admin.crumbs.partners', create: 'admin.create.partners', lead: 'admin.lead.partners' },
  fields: {
    segment_id: { label: 'admin.fields.segment', column: 2 },
    name: { ...name, column: 1 },
    address: {
      label: 'admin.fields.address',
      length: limits.partnerAddressMax,
      hint: 'admin.hints.address',
      column: 3,
    },
    image,
    site: { label: 'admin.fields.site', later: true },
    phone: { label: 'admin.fields.phone', later: true },
    discount: { label: 'admin.fields.discount', length: 2, hint: 'admin.hints.discount', later: true },
    units_id: {
      label: 'admin.fields.units',
      hint: 'admin.hints.units',
      later: true,
      permission: 'manageContent',
      units: true,
    },
    description: { ...description, later: true },
  },
  filters: ['segment_id'],
  view: ({ id }) => paths.partner(id),
})

export const segments = defineResource('segments', {
  words: { many: 'admin.crumbs.segments', create: 'admin.create.segments', lead: 'admin.lead.segments' },
  fields: { name: { ...name, column: 1 } },
})

export const rooms = defineResource('rooms', {
  words: { many: 'admin.crumbs.rooms', create: 'admin.create.rooms', lead: 'admin.lead.rooms' },
  fields: {
    unity_id: { label: 'admin.fields.unit', column: 2 },
    name: { ...name, column: 1 },
    places: { label: 'admin.fields.places', hint: 'admin.hints.places', length: 4, column: 3 },
  },
})

export const holidays = defineResource('holidays', {
  words: { many: 'admin.crumbs.holidays', create: 'admin.create.holidays', lead: 'admin.lead.holidays' },
  fields: {
    unity_id: { label: 'admin.fields.unit', column: 2 },
    name: { ...name, column: 1 },
    first_day: { label: 'admin.fields.firstDay', column: 3 },
    last_day: { label: 'admin.fields.lastDay', hint: 'admin.hints.lastDay', column: 4 },
  },
  Saved: lazyComponent(() => import('./holiday-classes.tsx').then((module) => module.HolidayClasses), 'timetable'),
})
