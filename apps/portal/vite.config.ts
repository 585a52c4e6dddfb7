import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { shims } from '@the-house/design-system/shims'
import { themePlugin } from '@the-house/design-system/vite'
import { catalogueServer } from '@the-house/i18n/vite'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { groups } from './code-splitting.ts'
import { compileHintsPlugin } from './compile-hints-plugin.ts'
import { firstRequestsPlugin } from './first-requests-plugin.ts'
import { htmlLanguagesPlugin } from './html-languages-plugin.ts'
import { prerenderPlugin } from './prerender-plugin.ts'
import { pwaPlugins } from './pwa-plugin.ts'

/** The server of `npm run dev`. */
const api = 'http://127.0.0.1:3000'
/** A placeholder that the server replaces in each response. */
const nonce = '__CSP_NONCE__'

/** Preloads the only font with the page, so that text is not rendered twice (font swap). */
const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
}

const compress = promisify(brotliCompress)

/** Compresses each text file at build time, at the highest level; the server sends the compressed file. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  generateBundle: {
    // Only after Vite has written the names of other chunks into each file.
    order: 'post',
    async handler(_, bundle) {
      const texts = Object.entries(bundle).filter(([file]) => /\.(js|css|svg|json)$/.test(file))
      for (const [file, output] of texts) {
        const source = Buffer.from(output.type === 'chunk' ? output.code : output.source)
        const packed = await compress(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        this.emitFile({ type: 'asset', fileName: `${file}.br`, source: packed })
      }
    },
  },
}

export default defineConfig({
  plugins: [
    catalogueServer,
    themePlugin,
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    preloadFont,
    htmlLanguagesPlugin,
    firstRequestsPlugin(nonce),
    prerenderPlugin(nonce),
    compileHintsPlugin,
    precompress,
    ...pwaPlugins,
  ],
  resolve: { alias: shims },
  html: { cspNonce: nonce },
  server: { port: 5173, proxy: { '/api': api, '/media': api, '/classroom': api } },
  build: {
    target: 'es2023',
    sourcemap: true,
    modulePreload: {
      // Every supported browser has it.
      polyfill: false,
      // The page has loaded the first two; the files that name what to preload are smaller without them.
      resolveDependencies: (file, deps) => {
        const others = deps.filter((dep) => !/\/(index|rolldown-runtime)-[\w-]+\.js$/.test(dep))
        return others.some((dep) => dep !== file) ? others : []
      },
    },
    rolldownOptions: {
      output: {
        // Seven characters of a hash are enough to tell builds apart; files name many others, so short names save
        // bytes.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups },
      },
    },
  },
})
