/** What other tools write, and the tag that we keep in its place. */
export const sameTag: Record<string, string> = {
  b: 'strong', i: 'em', strike: 's', h1: 'h2', h5: 'h4', h6: 'h4', caption: 'figcaption',
} // oxfmt-ignore

/** Blocks that we do not keep as such: what stands in them begins a line of its own. */
export const blockTags: ReadonlySet<string> = new Set([
  'div', 'pre', 'center', 'section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'address', 'fieldset', 'form',
  'details', 'summary',
]) // oxfmt-ignore

/** What runs, or is drawn by something else than HTML; it is left out together with what stands in it. */
export const activeTags: ReadonlySet<string> = new Set([
  'script', 'style', 'iframe', 'object', 'embed', 'applet', 'svg', 'math', 'canvas', 'template', 'noscript', 'meta', 'link',
  'base', 'form', 'input', 'button', 'select', 'textarea', 'frame', 'frameset',
]) // oxfmt-ignore

/** What tags hold that is no text of the question, such as the words for a browser that cannot play. */
export const hiddenTags: ReadonlySet<string> = new Set([
  'script', 'style', 'iframe', 'object', 'embed', 'applet', 'canvas', 'template', 'noscript', 'audio', 'video', 'title',
  'textarea', 'select', 'button',
]) // oxfmt-ignore

/** Tags that say nothing about the look of their text. */
export const neutralTags: ReadonlySet<string> = new Set([
  'p', 'br', 'span', 'a', 'img', 'audio', 'video', 'source', 'track', 'thead', 'tbody', 'tfoot', 'tr', 'html', 'head', 'body',
  'colgroup', 'col', 'wbr', 'font', ...blockTags, ...activeTags, 'center',
]) // oxfmt-ignore
