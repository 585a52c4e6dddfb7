import { brotliCompress, constants } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

const asExpression = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`))

/** What reads the school's data: it comes with the first screen behind the door, never with the login. */
const behindTheDoor = asExpression(
  'node_modules/(swr|dequal|use-sync-external-store|redaxios)/',
  'portal/src/(api|page/loaded|device/turns)',
  'design-system/src/empty-state',
  'domain/src/(endpoints|call|spelling|answers|kinds)',
)

/** A control with its words. */
const field = asExpression('design-system/src/field/(field|mistake|control-recipe|select-field)[.]')

/** What every door has, the login first of all. */
const door = asExpression(
  'design-system/src/(gate-page|forms/(form|sign-in-form|email-field)[.]|field/(text-field|password-field)[.])',
  'portal/src/page/(gate|form/mistake-text)',
)

/** The forms of the other doors. */
const access = asExpression(
  'design-system/src/(forms|password-strength|steps|field/(masked-field|radio-cards|masks))',
  'node_modules/@maskito',
)

/** Sound and film: few exercises have them. */
const players = asExpression('design-system/src/(audio-player/(audio|use|seek|speed|clock)|video-player)')

/** What the login and the bars of the signed-in share. */
const choices = asExpression(
  'design-system/src/(logo|text-link)',
  'portal/src/page/(segmented-choice|language-choice|color-mode-choice|screen-heading|arrival)',
)

/** What checks and keeps a form's fields: for whoever begins to type. */
const forms = asExpression(
  'node_modules/(yup|property-expr|tiny-case|toposort|react-hook-form|@hookform)/',
  'domain/src/validation',
)

/** Schemas that know the common passwords: for whoever chooses one. */
const passwords = asExpression('domain/src/(common-passwords|passwords|register|profile|change-code|birthday|phone)')

export default defineConfig({
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), preloadFont, precompress],
  resolve: {
    alias: { 'hoist-non-react-statics': fileURLToPath(new URL('src/app/no-statics.ts', import.meta.url)) },
  },
  html: { cspNonce: nonce },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2023',
    sourcemap: true,
    rolldownOptions: {
      output: {
        // The names of shared parts would list all who share them.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('rooms') ? 'room' : '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            // What every screen needs is one request.
            { name: 'house', tags: ['$initial'] },
            // Drawings are large and stand on few screens; merged with small parts they would come with all.
            {
              name: 'drawings',
              test: asExpression('design-system/src/(house/|pictures/window)'),
              includeDependenciesRecursively: false,
            },
            { name: 'data', test: behindTheDoor, includeDependenciesRecursively: false },
            { name: 'field', test: field, includeDependenciesRecursively: false },
            { name: 'door', test: door, includeDependenciesRecursively: false },
            { name: 'access', test: access, includeDependenciesRecursively: false },
            { name: 'dialog', test: asExpression('design-system/src/dialog/'), includeDependenciesRecursively: false },
            { name: 'players', test: players, includeDependenciesRecursively: false },
            { name: 'choices', test: choices, includeDependenciesRecursively: false },
            { name: 'forms', test: forms, includeDependenciesRecursively: false },
            { name: 'passwords', test: passwords, includeDependenciesRecursively: false },
            // Small parts that several screens share are a few requests, not one each.
            { name: 'rooms', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8000 },
          ],
        },
      },
    },
  },
})
