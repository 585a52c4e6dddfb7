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
        .filter((file) => /latin-wght-normal.*\.woff2$/.test(file) && !file.includes('latin-ext'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
}

export default defineConfig({
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), preloadFont],
  html: { cspNonce: nonce },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2023',
    sourcemap: true,
    // One request for the words that every screen needs, a language.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'words-en', test: /locales[\\/]en[\\/](common|errors|validation|design|breadcrumbs)\.json/ },
            { name: 'words-pt', test: /locales[\\/]pt[\\/](common|errors|validation|design|breadcrumbs)\.json/ },
          ],
        },
      },
    },
  },
})
