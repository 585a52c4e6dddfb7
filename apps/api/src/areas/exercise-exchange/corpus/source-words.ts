const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&nbsp;': ' ' }
const decoded = (text: string) => text.replaceAll(/&(?:lt|gt|amp|quot|nbsp);/g, (entity) => entities[entity] ?? '')

/** The text of HTML: without its comments, what it runs, the words for browsers that cannot play, and its tags. */
const withoutTags = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/gs, ' ')
    .replaceAll(/<(script|audio|video)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<\/?(?:b|i|u|em|strong|sub|sup|span|font)\b[^<>]*>/gi, '')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')

/** The words in a text, in lower case. */
export const tokensOf = (text: string): Set<string> =>
  new Set(
    withoutTags(decoded(text.replaceAll('\\n', ' ')))
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  )

/** What Moodle writes into each of its questions. */
const usual = /^(?:Your answer is|Sua resposta está) .*\.$/

/** Every text of a file in Moodle's XML but those of each question and the tag that is kept, and the code of its gaps without the kinds. */
const xml = (file: string) =>
  Array.from(file.matchAll(/<text>(.*?)<\/text>/gs), ([, text = '']) => text)
    .map((text) => (text.startsWith('<![CDATA[') ? text.slice(9, -3) : decoded(text)))
    .filter((text) => !usual.test(text) && text !== 'tests-only')
    .map((text) => text.replaceAll(/\{\d*:[A-Z_]+:/g, ' ').replaceAll(/\[\[\d+\]\]|%-?[\d.]+%|<!\[CDATA\[|\]\]>/g, ' '))
    .map((text) => text.replaceAll('@@PLUGINFILE@@', ' '))
    .join('\n')

/** The text of a GIFT file without its remarks, formats, weights and truths. */
const gift = (file: string) =>
  file
    .replaceAll(/^\s*\/\/(?!.*\[(?:tag|id):).*$/gm, ' ')
    .replaceAll(/\[(?:html|moodle|plain|markdown|tag:|id:)/g, ' ')
    .replaceAll(/^\s*\/\//gm, ' ')
    .replaceAll('$CATEGORY', ' ')
    .replaceAll(/\\n\d+\./g, ' ')
    .replaceAll(/%-?[\d.]+%/g, ' ')
    .replaceAll(/\{\s*(?:T|F|TRUE|FALSE)\b/g, '{')
    .replaceAll(/\{>\d* ALL VERTICAL LONGEST_ORDERED_SUBSET/g, '{')
    .replaceAll(/\\([~=#{}:])/g, '$1')

/** The text of a file in Aiken without its letters. */
const aiken = (file: string) => file.replaceAll(/^[A-Z][.)]|^answer:.*$/gim, ' ')

/** How the words of a file are read, apart from the readers of the import. */
export const sourceWords = { xml, gift, aiken }
