import { allowedHtml } from '@the-house/domain'

const harmless = new RegExp(`</?(?:${allowedHtml.tags.join('|')})>|&(?:amp|lt|gt|quot|nbsp|#39);`, 'g')

/**
 * Whether html is words, tags of the allow-list without any attribute, and plain entities: there is nothing
 * to take out of it then. Most questions are; the purifier (10 kB) is loaded for the rest.
 */
export const isPlainHtml = (html: string): boolean => !/[<>&]/.test(html.replaceAll(harmless, ''))
