import { htmlLang } from '@the-house/i18n/languages'
import type { Plugin } from 'vite'

/** Comment lines of the inline script, which would cost bytes on every first load. */
const comments = /^ *\/\/ .*\n/gm

/** Writes the list of languages into the page, where the inline script reads it before the program. */
export const htmlLanguagesPlugin: Plugin = {
  name: 'name-languages',
  transformIndexHtml: (html) => html.replace('__LANGUAGES__', JSON.stringify(htmlLang)).replaceAll(comments, ''),
}
