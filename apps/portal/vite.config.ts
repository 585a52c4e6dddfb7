import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { standIns } from '@the-house/design-system/stand-ins'
import { catalogueServer } from '@the-house/i18n/vite'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { filesToWaitFor, waitForFiles } from './arrivals.ts'
import { groups } from './chunks.ts'
import { askEarly, nameLanguages } from './early.ts'
import { noRings } from './rings.ts'

/** Where `npm run dev` has the server. */
const api = 'http://127.0.0.1:3000'
/** Replaced by the server in each answer. */
const nonce = '__CSP_NONCE__'

/** Asks for the one font in the first answer, so that text does not change its face under the reader. */
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

/** Packs each text file once, as well as it can be packed, beside itself; the server sends it as it is. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  generateBundle: {
    // Only then has Vite written the names of other chunks into each.
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
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    waitForFiles,
    preloadFont,
    nameLanguages,
    askEarly(nonce),
    noRings,
    precompress,
  ],
  resolve: { alias: standIns },
  html: { cspNonce: nonce },
  server: { port: 5173, proxy: { '/api': api, '/media': api, '/classroom': api } },
  build: {
    target: 'es2023',
    sourcemap: true,
    modulePreload: {
      // Every browser of the target knows what the polyfill brings.
      polyfill: false,
      resolveDependencies: filesToWaitFor,
    },
    rolldownOptions: {
      output: {
        // Seven letters of a hash tell two builds apart, and each file names many others.
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // The names of shared parts would list all who share them.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('rooms') ? 'room' : '[name]'}-[hash:7].js`,
        codeSplitting: { groups },
      },
    },
  },
})
