import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { sanitizeToNodes } from '../html/sanitize.ts'
import { extensions } from './extensions.ts'

const parser = DOMParser.fromSchema(getSchema(extensions))

/**
 * The content of the editor from HTML of the allow-list. The editor itself would parse a string, which the page's
 * Content-Security-Policy refuses (Trusted Types).
 */
export const editorContent = (html: string): JSONContent => parser.parse(sanitizeToNodes(html)).toJSON()
