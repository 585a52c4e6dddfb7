import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { build, runnerImport, type Plugin } from 'vite'
import { startHttpServer } from './http-server.ts'

const folder = join(import.meta.dirname, '../../limits')
const compress = promisify(brotliCompress)

const prerender: Plugin = {
  name: 'prerender',
  transformIndexHtml: async (html) => {
    const { module } = await runnerImport<{ PlainLogin: FunctionComponent }>(join(folder, 'plain-login.tsx'))
    return html.replace('<!--prerendered-->', renderToString(createElement(module.PlainLogin)))
  },
}

/** Builds one limit page in memory, each apart, so that its script is one file. */
async function buildPage(name: string): Promise<[string, Buffer][]> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), prerender],
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(folder, `${name}.html`) },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)])
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
}

/** As the product sends its own: assets at brotli's highest level and cached for good, pages at 4 and never cached. */
async function pack(path: string, source: Buffer) {
  const isPage = path.endsWith('.html')
  const body = await compress(source, { params: { [constants.BROTLI_PARAM_QUALITY]: isPage ? 4 : 11 } })
  const headers = {
    'content-type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
  }
  return { body, headers }
}

/** Builds the limit pages and serves them: the least that pages like ours can cost with the same libraries. */
export async function startLimitPages(names: readonly string[]) {
  const files = (await Promise.all(names.map(buildPage))).flat()
  const packed = new Map(
    await Promise.all(files.map(async ([path, source]) => [path, await pack(path, source)] as const)),
  )
  return startHttpServer(({ url = '' }, response) => {
    const file = packed.get(url)
    if (file) response.writeHead(200, file.headers).end(file.body)
    else response.writeHead(404).end()
  })
}
