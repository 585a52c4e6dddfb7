import { defineResource } from '../resource/define-resource.ts'
import { available, description, image, imageText, name } from './fields.ts'

/** The resources of the store. */
export const storeCategories = defineResource('store-categories', {
  words: {
    many: 'admin.crumbs.storeCategories',
    create: 'admin.create.storeCategories',
    lead: 'admin.lead.storeCategories',
  },
  fields: { name: { ...name, column: 1 } },
})

export const products = defineResource('products', {
  words: { many: 'admin.crumbs.products', create: 'admin.create.products', lead: 'admin.lead.products' },
  fields: {
    category_id: { label: 'admin.fields.category', column: 2 },
    name: { ...name, column: 1 },
    description,
    price: { label: 'admin.fields.price', column: 3 },
    stock: { label: 'admin.fields.stock', hint: 'admin.hints.stock', column: 4 },
    available: { ...available, hint: 'admin.hints.offered', column: 5 },
    image_text: imageText,
    image,
  },
  filters: ['category_id'],
})
