import { fileURLToPath } from 'node:url'
import { minifySync, runnerImport, type Plugin, type Rolldown } from 'vite'
import type { PrerenderedPage } from './src/app/prerender.tsx'
import { showPublicPage } from './src/app/show-public-page.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const file = (path: string) => `pages/${path.split('/')[1]}.html`

/** Styles stand in the page already; without this, the runner would fail on those of libraries. */
const noCss: Plugin = {
  name: 'no-css',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-css' : undefined),
  load: (id) => (id === '\0no-css' ? 'export default undefined' : undefined),
}

/** The message that the program was not loaded, where a page stands in the place of the drawing. */
const noteStyle = 'body>#not-loaded p{max-width:30em;margin:auto;padding:24px}'

/** Names the built file of each asset in markup that was rendered from the sources. */
function withAssets(markup: string, bundle: Rolldown.OutputBundle): string {
  const assets = Object.values(bundle).filter((output) => output.type === 'asset')
  return assets.reduce(
    (text, { fileName, originalFileNames }) =>
      originalFileNames.reduce(
        (one, name) => one.replaceAll(new RegExp(`"/${name}(\\?[\\w&-]*)?#`, 'g'), `"/${fileName}#`),
        text,
      ),
    markup,
  )
}

/** The page of a public route: the built page with the markup of each language, and with its styles instead of a link. */
function pageOf(html: string, { path, markup, styles }: PrerenderedPage, bundle: Rolldown.OutputBundle, nonce: string) {
  const templates = Object.entries(markup).map(
    ([language, one]) => `<template data-language="${language}">${withAssets(one, bundle)}</template>`,
  )
  const { code: script } = minifySync('show-public-page.js', `(${String(showPublicPage)})(${JSON.stringify(path)})`)
  return html
    .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, (link, name: string) => {
      const sheet = bundle[name]
      return sheet?.type === 'asset' ? `<style nonce="${nonce}">${String(sheet.source)}${noteStyle}</style>` : link
    })
    .replace('</head>', `<style data-emotion="${styles.names}" nonce="${nonce}">${styles.css}</style></head>`)
    .replace('</body>', `${templates.join('')}<script nonce="${nonce}">${script}</script></body>`)
}

/**
 * Renders the public pages at build, as a file for each route; `pages/pages.json` tells the server the path of each.
 * `index.html` remains the page of all other routes, and of a server that knows nothing of these files.
 */
export const prerenderPlugin = (nonce: string): Plugin => ({
  name: 'prerender',
  apply: 'build',
  generateBundle: {
    // Only after Vite has written index.html.
    order: 'post',
    async handler(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return this.error('There is no index.html to make the public pages of.')
      const { module } = await runnerImport<{ pages: PrerenderedPage[] }>(`${root}src/app/prerender.tsx`, {
        configFile: false,
        root,
        mode: 'production',
        logLevel: 'warn',
        plugins: [noCss],
      })
      for (const page of module.pages)
        this.emitFile({
          type: 'asset',
          fileName: file(page.path),
          source: pageOf(String(index.source), page, bundle, nonce),
        })
      const files = Object.fromEntries(module.pages.map(({ path }) => [path, file(path)]))
      this.emitFile({ type: 'asset', fileName: 'pages/pages.json', source: JSON.stringify(files) })
      return undefined
    },
  },
})
